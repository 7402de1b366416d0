import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { messageScreen } from './Message.states';

const world = worldOf(messageScreen);
const meta = { ...world, title: 'Screens/Communication/Message', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const at = (id: number) => ({ path: `${HOME_PATH}/communication/${id}` });

export const Failed: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

export const Unknown: WorldStory = {
  args: at(45),
  play: async () => {
    await expect(await screen.findByText(/Ask the recipient before you send it again/)).toBeVisible();
  },
};

export const Letter: WorldStory = {
  args: at(46),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Print letter' })).toBeVisible();
  },
};

export const Kept: WorldStory = {
  args: at(39),
  play: async () => {
    await expect(await screen.findByText(/^Kept, not sent: no mail server was set\./)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
};

export const SentAgain: WorldStory = {
  play: async () => {
    await press('Send again');
    await expect(await screen.findByText('Message queued again')).toBeVisible();
  },
};
