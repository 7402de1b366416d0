import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { landlordScreen } from './Landlord.states';

const meta = {
  ...worldOf(landlordScreen),
  title: 'Screens/Landlord',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Details: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: '12 King George Road' })).toBeVisible();
    await expect(await screen.findByText('$1,250.00')).toBeVisible();
  },
};
