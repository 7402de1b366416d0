import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRouter } from '../../testing/StoryRouter';
import { ServicesView } from './ServicesView';
import { services } from './services';

const meta = {
  title: 'Screens/Services',
  component: ServicesView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: { services },
} satisfies Meta<typeof ServicesView>;
export default meta;

export const Hub: StoryObj<typeof meta> = {};
