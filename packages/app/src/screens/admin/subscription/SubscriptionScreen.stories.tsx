import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press } from '../../../testing/storyForm';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { subscriptionScreen } from './Subscription.states';

const world = worldOf(subscriptionScreen);
const meta = {
  ...world,
  title: 'Screens/Subscription management',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const at = `${HOME_PATH}/admin/subscription-management`;

export const AllClients: WorldStory = {
  args: { role: 'admin' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Baobab Properties' })).toBeVisible();
    await expectWholeFigures(await screen.findByRole('table'));
  },
};

export const Plans: WorldStory = {
  args: { role: 'admin', path: `${at}?tab=plans` },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /^Standard/ })).toBeVisible();
  },
};

export const OneClient: WorldStory = {
  args: { role: 'admin', path: `${at}?client=2` },
  play: async () => {
    await expectWholeFigures(await screen.findByRole('table', { name: 'Invoices' }));
    await expect(screen.getByRole('button', { name: 'Pay… SI-000007' })).toBeVisible();
  },
};

export const OwnSubscription: WorldStory = {
  args: { role: 'clientUser' },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Pay…/ })).toBeNull();
  },
};

export const NoPlan: WorldStory = {
  args: { role: 'admin', path: `${at}?client=3` },
  play: async () => {
    await expect(await screen.findByText('No plan yet')).toBeVisible();
  },
};

export const AddPlan: WorldStory = {
  args: { role: 'admin', path: `${at}?tab=plans` },
  play: async () => {
    await press('Add Plan');
    await fill({ Name: 'Small', 'Monthly Price': '25' }, await screen.findByRole('dialog'));
  },
};

const openPayment = async () => {
  await press('Pay… SI-000007');
  await expect(await screen.findByLabelText(/^Amount/)).toHaveValue('66.99');
};

export const PayInvoice: WorldStory = { args: { role: 'admin', path: `${at}?client=2` }, play: openPayment };
