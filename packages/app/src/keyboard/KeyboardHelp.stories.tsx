import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { turnSingleKeys } from '../frame/singleKeys';
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

export const SingleKeysOff: WorldStory = {
  beforeEach: () => () => turnSingleKeys(true),
  play: async () => {
    await open();
    const single = screen.getByRole('switch', { name: /^Single-key shortcuts/ });
    await userEvent.click(single);
    await expect(single).not.toBeChecked();
  },
};
