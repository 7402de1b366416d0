import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { performanceScreen } from './Performance.states';

const world = worldOf(performanceScreen);
const meta = { ...world, title: 'Screens/Portfolio performance', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const at = `${HOME_PATH}/portfolio-performance?from=2026-01-01&to=2026-02-28`;

export const ByProperty: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Msasa Court' })).toBeVisible();
    await expect(
      await screen.findByRole('slider', { name: 'Charged and collected by month, USD: values' }),
    ).toBeVisible();
    await expectWholeFigures(screen.getByRole('table'));
  },
};

export const ByLandlord: WorldStory = {
  args: { path: `${at}&by=landlord` },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Msasa Holdings' })).toBeVisible();
    await expect(
      await screen.findByRole('slider', { name: 'Charged and collected by month, USD: values' }),
    ).toBeVisible();
  },
};

export const NothingCharged: WorldStory = {
  args: { path: `${at}&currency=ZIG` },
  play: async () => {
    await expect(await screen.findByText(/There were no properties in this period/)).toBeVisible();
  },
};
