import { me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { newBook } from '../../../testing/firstStepHandlers';
import { signedInUser } from '../../../testing/handlers';
import { nothingCharged } from '../../../testing/insightHandlers';
import { nothingOwed } from '../../../testing/sampleOverview';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { samplesComing } from '../../../testing/todayHandlers';
import { overview } from './Overview.states';

const meta = {
  ...worldOf(overview),
  title: 'Screens/Payment status/Overview',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Figures: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Credit Given' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('57')).toHaveLength(4));
    await expect(await screen.findByRole('link', { name: 'Funds held USD' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Credit Given, ZIG' })).toBeVisible();
    await expect(
      await screen.findByRole('slider', { name: 'Charged and collected by month, USD: values' }),
    ).toBeVisible();
    await expect(screen.getByRole('slider', { name: 'Occupancy by month: values' })).toBeVisible();
  },
};

export const SamplesComing: WorldStory = {
  args: { network: [samplesComing(42, 231)] },
  play: async () => {
    await expect(await screen.findByText('42 of 231 parts are in.')).toBeVisible();
  },
};

export const NothingOwed: WorldStory = {
  args: { network: [nothingOwed, nothingCharged] },
  play: async () => {
    await expect(await screen.findByText(/^Nothing is owed on any lease/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('57')).toHaveLength(4));
  },
};

/** A User of a client company. */
const clientUser = (company: number | null) =>
  answer(me, () => ({
    ...signedInUser,
    user_type: 'client' as const,
    access_level: USER,
    client: 7,
    client_name: 'Acacia Lettings',
    company,
  }));

export const EmptyBook: WorldStory = {
  args: { network: newBook() },
  play: async () => {
    await expect(await screen.findByText('1 of 7 done')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add a bank account' })).toBeVisible();
  },
};

export const HalfDone: WorldStory = {
  args: { network: [...newBook({ properties: 14, leases: 3 }), clientUser(3)] },
  play: async () => {
    await expect(await screen.findByText('2 of 7 done')).toBeVisible();
    await expect(screen.getByText('Ask an Admin of Acacia Lettings to add it.')).toBeVisible();
  },
};

export const BankAccount: WorldStory = {
  args: { network: newBook() },
  play: async () => {
    await screen.findByText('1 of 7 done');
    await press('Add a bank account');
    await expect(await screen.findByRole('dialog', { name: 'Add Bank Account' })).toBeVisible();
  },
};

export const OwnCompany: WorldStory = {
  args: { network: [clientUser(3)] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Your report' })).toBeVisible();
  },
};

export const NoCompany: WorldStory = {
  args: { network: [clientUser(null)] },
  play: async () => {
    await expect(await screen.findByText('There is no report on Acacia Lettings yet')).toBeVisible();
  },
};
