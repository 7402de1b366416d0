import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { balancesScreen } from './Balances.states';

const world = worldOf(balancesScreen);
const meta = { ...world, title: 'Screens/Balances', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Trust: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Cash books and ledgers, USD' })).toBeVisible();
  },
};

const trial = `${HOME_PATH}/reports/trial-balance?as_at=2026-01-31`;

export const TrialBalance: WorldStory = {
  args: { path: trial },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Receivables' })).toBeVisible();
  },
};

export const NothingPosted: WorldStory = {
  args: { path: `${trial}&currency=ZIG` },
  play: async () => {
    await expect(await screen.findByText('Nothing was posted in ZIG up to this day.')).toBeVisible();
  },
};
