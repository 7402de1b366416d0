import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { sandbox } from './Sandbox.states';
import { SandboxScreen } from './SandboxScreen';

const world = worldOf(sandbox);
const meta = {
  ...world,
  title: 'Screens/Sandbox',
  tags: ['screen'],
  // Alone: a static build of Storybook is a production build, whose table of routes has no sandbox.
  args: { ...world.args, alone: () => <SandboxScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

export const TitleOnly: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox' })).toBeVisible();
  },
};
