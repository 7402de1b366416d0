import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRouter } from '../../testing/StoryRouter';
import { LandingView } from './LandingView';

const meta = {
  title: 'Screens/Landing',
  component: LandingView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: { loginPath: '/login' },
} satisfies Meta<typeof LandingView>;
export default meta;

export const SignedOut: StoryObj<typeof meta> = {};
