import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { commissionScreen } from './Commission.states';

const world = worldOf(commissionScreen);
const meta = { ...world, title: 'Screens/Commission statements', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Earned: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Msasa Court')).toBeVisible();
    await expectWholeFigures(await screen.findByRole('table'));
  },
};

export const NothingEarned: WorldStory = {
  args: { path: `${HOME_PATH}/reports/commission-statements?from=2026-01-01&to=2026-01-31&currency=ZIG` },
  play: async () => {
    await expect(await screen.findByText(/No commission was earned in ZIG/)).toBeVisible();
  },
};

async function openDraw() {
  await press('Draw…');
  await expect(await screen.findByLabelText(/^Amount/)).toHaveValue('230.50');
}

export const Draw: WorldStory = { play: openDraw };
