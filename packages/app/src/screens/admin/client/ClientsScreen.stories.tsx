import { listClients } from '@rentsafe/domain/client';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { clientsScreen } from './Clients.states';

const world = worldOf(clientsScreen);
const meta = { ...world, title: 'Screens/Clients', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Clients: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Users of Baobab Properties' })).toBeVisible();
  },
};

export const UsersOfAClient: WorldStory = {
  args: { path: `${clientsScreen.at}/2` },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Users of Baobab Properties' })).toBeVisible();
    await expect(await screen.findByText('1 / 6')).toBeVisible();
  },
};

export const NotAllowed: WorldStory = {
  args: { network: [fails(listClients, 'forbidden')] },
  play: async () => {
    await expect(await screen.findByText("You don't have permission to view this list")).toBeVisible();
  },
};

export const Reserved: WorldStory = {
  args: { role: 'clientAdmin' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'For RentSafe Admins' })).toBeVisible();
  },
};
