import { getSeries } from '@rentsafe/domain/insight';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { performanceGraphScreen } from './PerformanceGraph.states';

const world = worldOf(performanceGraphScreen);
const meta = {
  ...world,
  title: 'Screens/Property performance graph',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const WholeBook: WorldStory = {
  play: async () => {
    await expect(
      await screen.findByRole('slider', { name: 'Charged and collected, USD: values' }),
    ).toBeVisible();
  },
};

export const TwoCompared: WorldStory = {
  args: { path: `${HOME_PATH}/pp-graph?of=property:1&with=landlord:2&months=24` },
  play: async () => {
    await expect(await screen.findByRole('slider', { name: 'Collected: values' })).toBeVisible();
  },
};

export const Failed: WorldStory = {
  args: { network: [fails(getSeries, 'html')] },
  play: async () => {
    await expect((await screen.findAllByText('Could not load the chart'))[0]).toBeVisible();
  },
};
