import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { NotFoundView } from './NotFoundView';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: { path: '/services/count-safe', onGoBack: fn() },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};

export const LongPath: Story = { args: { path: `/${'very-long-'.repeat(12)}path` } };
