import { type LeasePage, listLeases } from '@rentsafe/domain/lease';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../../testing/answer';
import { sampleLeaseRow } from '../../../../testing/sampleLeases';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { leasesScreen } from './Leases.states';

const world = worldOf(leasesScreen);
const meta = { ...world, title: 'Screens/Leases/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'L-0007' })).toBeVisible();
  },
};

const amounts = [
  { amount: '450.00', currency: 'USD' as const },
  { amount: '12000.00', currency: 'ZIG' as const },
];
const owed: LeasePage = {
  next: null,
  previous: null,
  count: 1,
  results: [sampleLeaseRow({ bucket: amounts })],
  totals: amounts,
};

/** As the overview leads to it. */
export const OneBucket: WorldStory = {
  args: {
    path: `${leasesScreen.at}?show=${encodeURIComponent('Due 31-60 days')}`,
    network: [answer(listLeases, () => owed)],
  },
  play: async () => {
    await expect(await screen.findByRole('columnheader', { name: 'Due 31-60 days' })).toBeVisible();
  },
};
