import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { forecastsScreen } from './Forecasts.states';

const world = worldOf(forecastsScreen);
const meta = { ...world, title: 'Screens/Cashflow forecasts', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const SixMonths: WorldStory = {
  play: async () => {
    await expectWholeFigures(await screen.findByRole('table', { name: 'Coming months' }));
    await expect(screen.getByRole('slider', { name: /^Expected receipts and payments/ })).toBeVisible();
  },
};

export const TooLittleKnown: WorldStory = {
  args: { path: `${HOME_PATH}/reports/forecasts?as_at=2026-02-28&currency=ZIG` },
  play: async () => {
    await expect(await screen.findByText(/A forecast needs 3 whole months/)).toBeVisible();
  },
};
