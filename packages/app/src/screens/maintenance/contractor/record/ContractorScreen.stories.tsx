import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { contractorPath } from '../../../../paths';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { contractorScreen } from './Contractor.states';

const meta = {
  ...worldOf(contractorScreen),
  title: 'Screens/Contractor management/Contractor',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const WithOrders: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'WO-000012' })).toBeVisible();
  },
};

export const NotLinked: WorldStory = {
  args: { path: contractorPath(4) },
  play: async () => {
    await expect(
      await screen.findByText('This contractor is not linked to a person or company.'),
    ).toBeVisible();
    await expect(await screen.findByText('No work orders for this contractor.')).toBeVisible();
  },
};

export const Editing: WorldStory = {
  play: async () => {
    await press('Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Kopje Plumbing' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
