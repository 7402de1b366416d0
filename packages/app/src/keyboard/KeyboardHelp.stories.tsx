import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../testing/screenStory';
import { keyboardHelp } from './KeyboardHelp.states';

const meta = {
  ...worldOf(keyboardHelp),
  title: 'Screens/Keyboard help',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

async function open() {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('?');
  return screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
}

export const Open: WorldStory = {
  play: async () => {
    await expect(await open()).toBeVisible();
  },
};
