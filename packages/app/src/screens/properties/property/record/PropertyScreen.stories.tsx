import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { propertyScreen } from './Property.states';

const meta = {
  ...worldOf(propertyScreen),
  title: 'Screens/Property',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Details: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Tendai Moyo' })).toBeVisible();
    await expect((await screen.findAllByText('01 Jan 2024'))[0]).toBeVisible();
  },
};
