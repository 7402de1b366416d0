import { samplePage } from '@rentsafe/domain/fixtures';
import { listMaintenanceHistory } from '@rentsafe/domain/maintenanceReport';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { maintenanceHistoryScreen } from './MaintenanceHistory.states';

const meta = {
  ...worldOf(maintenanceHistoryScreen),
  title: 'Screens/Maintenance/History',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Closed: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('50.00%')).toBeVisible();
    await expect(await screen.findByText('Late')).toBeVisible();
  },
};

export const NothingClosed: WorldStory = {
  args: {
    network: [
      answer(listMaintenanceHistory, () => ({
        ...samplePage(() => ({}) as never, { total: 0 }),
        totals: { orders: 0, on_time: null, total: [] },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^No work order was completed/)).toBeVisible();
  },
};
