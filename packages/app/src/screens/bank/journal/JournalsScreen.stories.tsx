import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { journalsScreen } from './Journals.states';

const world = worldOf(journalsScreen);
const meta = { ...world, title: 'Screens/Journals', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const ofCreditors = { path: `${HOME_PATH}/creditors/journals/debit` };

export const OfCustomers: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('JV-000001')).toBeVisible();
  },
};

export const OfCreditors: WorldStory = {
  args: ofCreditors,
  play: async () => {
    await expect(await screen.findByText('Msasa Plumbing')).toBeVisible();
  },
};

export const NewOfCreditor: WorldStory = {
  args: ofCreditors,
  play: async () => {
    await press('New Journal');
    const dialog = await screen.findByRole('dialog', { name: 'New Journal' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Posting: WorldStory = {
  play: async () => {
    await press('Post JV-000004');
    const dialog = await screen.findByRole('alertdialog', { name: 'Post JV-000004?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Editing: WorldStory = {
  args: ofCreditors,
  play: async () => {
    await press('Edit JV-000005');
    const dialog = await screen.findByRole('dialog', { name: 'Edit JV-000005' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
