import { getMaintenanceCosts, type MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleCosts } from '../../../testing/sampleMaintenance';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { maintenanceCostsScreen } from './MaintenanceCosts.states';

const meta = {
  ...worldOf(maintenanceCostsScreen),
  title: 'Screens/Maintenance/Costs',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const ByProperty: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: '5 Mutare Road' })).toBeVisible();
    await expect(await screen.findByText('-$112.19')).toBeVisible();
  },
};

export const ByCategory: WorldStory = {
  args: { path: `${HOME_PATH}/costing_tracking?by=category` },
  play: async () => {
    await expect(await screen.findByRole('rowheader', { name: 'Plumbing' })).toBeVisible();
  },
};

export const NothingSpent: WorldStory = {
  args: {
    network: [
      answer(getMaintenanceCosts, ({ query }) =>
        sampleCosts(query.get('by') as MaintenanceCosts['by'], {
          results: [],
          totals: { orders: 0, net: '0.00', vat: '0.00', total: '0.00', budget: null, left: null },
        }),
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('No costs')).toBeVisible();
  },
};

export const SettingBudget: WorldStory = {
  play: async () => {
    await press('Budget…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Maintenance Budget 2026' }));
    const second = within(await dialog.findByRole('group', { name: 'Budget 2' }));
    await expect(second.getByLabelText(/^Category/)).toHaveDisplayValue('Plumbing');
  },
};
