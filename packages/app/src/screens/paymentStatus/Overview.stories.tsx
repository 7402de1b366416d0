import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { nothingOwed } from '../../testing/sampleOverview';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { overview } from './Overview.states';

const meta = {
  ...worldOf(overview),
  title: 'Screens/Payment status/Overview',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Figures: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Credit Given' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('57')).toHaveLength(4));
    await expect(await screen.findByText('2')).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Credit Given, ZIG' })).toBeVisible();
  },
};

export const NothingOwed: WorldStory = {
  args: { network: [nothingOwed] },
  play: async () => {
    await expect(await screen.findByText(/^Nothing is owed on any lease/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('57')).toHaveLength(4));
  },
};

export const TabsByKeyboard: WorldStory = {
  play: async () => {
    (await screen.findByRole('tab', { name: 'Overview' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Individual Payment Status' })).toHaveFocus();
    await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};
