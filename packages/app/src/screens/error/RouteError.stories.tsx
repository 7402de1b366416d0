import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RouteErrorView } from './RouteErrorView';

const meta = {
  title: 'Screens/Route error',
  component: RouteErrorView,
  args: { lost: false, onRetry: fn() },
} satisfies Meta<typeof RouteErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const LostChunk: Story = { args: { lost: true } };
