import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRouter } from '../../testing/StoryRouter';
import { OverviewView } from './OverviewView';
import { sampleOverview } from './sampleFigures';

const meta = {
  title: 'Screens/Payment status/Overview',
  component: OverviewView,
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: { overview: sampleOverview },
} satisfies Meta<typeof OverviewView>;
export default meta;

export const SampleFigures: StoryObj<typeof meta> = {};
