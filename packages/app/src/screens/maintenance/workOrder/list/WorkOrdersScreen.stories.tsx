import { samplePage } from '@rentsafe/domain/fixtures';
import { listWorkOrders } from '@rentsafe/domain/workOrder';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { workOrdersPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { workOrdersScreen } from './WorkOrders.states';

const meta = {
  ...worldOf(workOrdersScreen),
  title: 'Screens/Maintenance/Work orders',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const board = `${workOrdersPath}?tab=board`;

export const List: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'WO-000011' })).toBeVisible();
  },
};

export const ByState: WorldStory = {
  args: { path: board },
  play: async () => {
    const started = within(await screen.findByRole('region', { name: 'Started 1' }));
    await expect(started.getByText('Overdue')).toBeVisible();
  },
};

export const NoneYet: WorldStory = {
  args: {
    network: [answer(listWorkOrders, () => samplePage(() => ({}) as never, { total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByText(/^Accept a request and order the work/)).toBeVisible();
  },
};

export const BoardFailed: WorldStory = {
  args: { path: board, network: [answer(listWorkOrders, () => refuse(500, { detail: 'Failed.' }))] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch work orders')).toBeVisible();
  },
};

export const AddingOrder: WorldStory = {
  play: async () => {
    await press('Add Work Order');
    const dialog = await screen.findByRole('dialog', { name: 'Add Work Order' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
