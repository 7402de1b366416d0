import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { turnoverScreen } from './Turnover.states';

const world = worldOf(turnoverScreen);
const meta = { ...world, title: 'Screens/Turnover', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Moved: WorldStory = {
  play: async () => {
    await expect(
      await screen.findByRole('slider', { name: 'Moved out and in by month: values' }),
    ).toBeVisible();
    await expect(screen.getByText('Moved for work')).toBeVisible();
    await expectWholeFigures(screen.getByRole('table'));
  },
};

export const NoProperty: WorldStory = {
  args: { path: `${HOME_PATH}/turnover?from=2026-01-01&to=2026-02-28&property=99` },
  play: async () => {
    await expect(await screen.findByText(/No turnover rows match/)).toBeVisible();
  },
};
