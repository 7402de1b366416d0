import { getMonthEnd } from '@rentsafe/domain/monthEnd';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { lockableMonthEnd, sampleMonthEnd } from '../../../testing/sampleMonthEnd';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { monthEndScreen } from './MonthEnd.states';

const world = worldOf(monthEndScreen);
const meta = { ...world, title: 'Screens/Month end', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Open: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Match bank lines' })).toBeVisible();
  },
};

export const ReadyToLock: WorldStory = {
  args: { network: [answer(getMonthEnd, () => lockableMonthEnd('2026-01'))] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Lock the month' })).toBeVisible();
  },
};

export const Lock: WorldStory = {
  ...ReadyToLock,
  play: async () => {
    await press('Lock the month');
    await expect(await screen.findByRole('dialog', { name: 'Lock January 2026' })).toBeVisible();
  },
};

export const LockWithOpenSteps: WorldStory = {
  play: async () => {
    await press('Lock the month');
    await expect(await screen.findByText('3 steps are not done')).toBeVisible();
  },
};

export const Locked: WorldStory = {
  args: { network: [answer(getMonthEnd, () => sampleMonthEnd('2026-01', {}))] },
  play: async () => {
    await expect(await screen.findByText('8 of 8 done')).toBeVisible();
  },
};

export const Unreachable: WorldStory = {
  args: { network: [fails(getMonthEnd, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the month’s end')).toBeVisible();
  },
};
