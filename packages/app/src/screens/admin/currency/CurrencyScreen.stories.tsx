import { listPeriodLocks } from '@rentsafe/domain/periodLock';
import { listRates } from '@rentsafe/domain/rate';
import { listTaxRates } from '@rentsafe/domain/tax';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { currencyScreen } from './Currency.states';

const world = worldOf(currencyScreen);
const meta = { ...world, title: 'Screens/Currency', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const inTab = (tab: string) => ({ path: `${currencyScreen.at}?tab=${tab}` });

export const Rates: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('cell', { name: '26.123456' })).toBeVisible();
    await expect(await screen.findByText('by Rudo Makoni')).toBeVisible();
  },
};

export const Nothing: WorldStory = {
  args: {
    network: [listRates, listTaxRates, listPeriodLocks].map((call) =>
      answer(call, (request) => pageOf([], request)),
    ),
  },
  play: async () => {
    await expect(await screen.findByText('Nothing locked')).toBeVisible();
    await expect(await screen.findByText(/Add a rate to convert/)).toBeVisible();
  },
};

export const Taxes: WorldStory = {
  args: inTab('taxes'),
  play: async () => {
    await expect(await screen.findByText('Upcoming')).toBeVisible();
  },
};

export const Locks: WorldStory = {
  args: inTab('locks'),
  play: async () => {
    await expect(await screen.findByText('January is reconciled')).toBeVisible();
  },
};

export const Commission: WorldStory = {
  args: inTab('commission'),
  play: async () => {
    await expect(await screen.findByText('All properties')).toBeVisible();
  },
};

/** A User of a client reads it all, and may add rates alone. */
export const ForUsers: WorldStory = {
  args: { ...inTab('locks'), role: 'clientUser' },
  play: async () => {
    await expect(await screen.findByText('January is reconciled')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Lock a period' })).not.toBeInTheDocument(),
    );
  },
};
