import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { landlordsScreen } from './Landlords.states';

const meta = {
  ...worldOf(landlordsScreen),
  title: 'Screens/Landlord list',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Landlords: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('$1,250.00')).toBeVisible();
  },
};

export const AddingLandlord: WorldStory = {
  play: async () => {
    await press('Add Landlord');
    const dialog = await screen.findByRole('dialog', { name: 'Add Landlord' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
