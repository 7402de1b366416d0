import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { occupancyScreen } from './Occupancy.states';

const world = worldOf(occupancyScreen);
const meta = { ...world, title: 'Screens/Occupancy', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const LetAndVacant: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('slider', { name: 'Occupancy by month: values' })).toBeVisible();
    const [rows] = await screen.findAllByRole('table');
    if (rows) await expectWholeFigures(rows);
    await expect(screen.getByRole('table', { name: 'Vacant today' })).toBeVisible();
  },
};

export const NoProperty: WorldStory = {
  args: { path: `${HOME_PATH}/occupancy_vacancy?from=2026-01-01&to=2026-02-28&property=99` },
  play: async () => {
    await expect(await screen.findByText('Nothing is vacant today')).toBeVisible();
  },
};
