import { listRates } from '@rentsafe/domain/rate';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { settingsScreen } from './Settings.states';

const world = worldOf(settingsScreen);
const meta = { ...world, title: 'Screens/Settings', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const at = (page: string) => ({ path: `${HOME_PATH}/settings/${page}` });

export const Rates: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('cell', { name: '26.123456' })).toBeVisible();
  },
};

export const Nothing: WorldStory = {
  args: {
    network: [answer(listRates, (request) => pageOf([], request))],
  },
  play: async () => {
    await expect(await screen.findByText(/Add a rate to convert/)).toBeVisible();
  },
};

export const Taxes: WorldStory = {
  args: at('tax-rates'),
  play: async () => {
    await expect(await screen.findByText('Upcoming')).toBeVisible();
  },
};

export const Locks: WorldStory = {
  args: at('locked-periods'),
  play: async () => {
    await expect(await screen.findByText('January is reconciled')).toBeVisible();
  },
};

export const Commission: WorldStory = {
  args: at('commission'),
  play: async () => {
    await expect(await screen.findByText('All properties')).toBeVisible();
  },
};

/** A User of a client reads it all, and may add rates alone. */
export const ForUsers: WorldStory = {
  args: { ...at('locked-periods'), role: 'clientUser' },
  play: async () => {
    await expect(await screen.findByText('January is reconciled')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Reopen a period…' })).not.toBeInTheDocument(),
    );
  },
};
