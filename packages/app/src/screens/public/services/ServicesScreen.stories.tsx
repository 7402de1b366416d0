import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { servicesHub } from './Services.states';

const meta = {
  ...worldOf(servicesHub),
  title: 'Screens/Services',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Hub: WorldStory = {
  args: { signedIn: false },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open RentSafe' })).toBeVisible();
  },
};

export const SignedIn: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('rudo.makoni@rentsafe.example')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Open RentSafe' })).toBeVisible();
  },
};
