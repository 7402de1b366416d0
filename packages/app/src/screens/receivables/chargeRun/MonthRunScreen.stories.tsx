import { createChargeRun, previewChargeRun } from '@rentsafe/domain/charge';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { sampleRun } from '../../../testing/sampleInvoices';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { monthRunScreen } from './MonthRun.states';

const world = worldOf(monthRunScreen);
const meta = { ...world, title: 'Screens/Invoicing/Month run', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Previewed: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Charge March 2026' })).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'January 2026' })).toBeVisible();
  },
};

export const TooLate: WorldStory = {
  args: {
    path: monthRunScreen.at.replace('2026-03', '2031-03'),
    network: [answer(previewChargeRun, () => refuse(400, { month: ['Not later than next month.'] }))],
  },
  play: async () => {
    await expect(await screen.findByText('Not later than next month.')).toBeVisible();
  },
};

const skipped = [{ lease: { id: 5, number: 'L-0005' }, reason: 'Nobody owns the property on 2026-03-01.' }];
const rest = sampleRun({ leases: 412, charges: 640, skipped });

/** The connection broke off after the first 500 leases. */
export const Interrupted: WorldStory = {
  args: {
    network: [
      answer(previewChargeRun, () => rest),
      answer(createChargeRun, () => refuse(503, { detail: 'The service is restarting.' })),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Charge March 2026' }));
    await expect(await screen.findByText('Charging stopped after 0 of 412 leases')).toBeVisible();
  },
};
