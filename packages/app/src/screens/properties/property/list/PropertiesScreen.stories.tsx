import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { noUnits } from '../../../../testing/portfolio';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, staysWhenAsked } from '../../../../testing/storyForm';
import { propertiesScreen } from './Properties.states';

const meta = {
  ...worldOf(propertiesScreen),
  title: 'Screens/Property list',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Portfolio: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('$4,430.00')).toBeVisible();
    await expect((await screen.findAllByRole('link', { name: /^View Lease of/ })).length).toBe(4);
  },
};

export const NothingYet: WorldStory = {
  args: { network: [noUnits] },
  play: async () => {
    await expect(await screen.findByText(/^Add your first property/)).toBeVisible();
  },
};

export const AddingProperty: WorldStory = {
  play: async () => {
    await press('Add Property');
    const dialog = await screen.findByRole('dialog', { name: 'Add Property' });
    await fill({ 'Property Type': 'House', 'City/Town': 'Harare' }, dialog);
    await staysWhenAsked();
  },
};
