import { listMessages } from '@rentsafe/domain/message';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { communicationScreen } from './Communication.states';

const world = worldOf(communicationScreen);
const meta = { ...world, title: 'Screens/Communication/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('The mail server refused it: 550 No such user')).toBeVisible();
  },
};

export const FirstStep: WorldStory = {
  args: {
    network: [
      answer(listMessages, () => ({
        ...{ next: null, previous: null, count: 0, results: [] },
        delivery: { email: 'smtp' as const, sms: 'webhook' as const, held: null, kept: null },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/Write your first message/)).toBeVisible();
  },
};

/** The mail server waits for an Admin. */
export const Restored: WorldStory = {
  args: {
    network: [
      answer(listMessages, () => ({
        ...{ next: null, previous: null, count: 0, results: [] },
        delivery: {
          ...{ email: 'smtp' as const, sms: 'webhook' as const, kept: null },
          held: { since: '2026-03-10T08:00:00.000Z', waiting: 500 },
        },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/500 messages are waiting/)).toBeVisible();
  },
};

/** A mail server was set after emails had been kept. */
export const Kept: WorldStory = {
  args: {
    path: `${communicationScreen.at}?state=kept`,
    network: [
      answer(listMessages, () => ({
        ...{ next: null, previous: null, count: 0, results: [] },
        delivery: {
          ...{ email: 'smtp' as const, sms: 'none' as const, held: null },
          kept: { since: '2026-02-04T06:02:00.000Z', count: 12 },
        },
      })),
    ],
  },
  play: async () => {
    await press('Send all kept');
    await expect(await screen.findByRole('alertdialog', { name: 'Send 12 emails?' })).toBeVisible();
  },
};

export const Templates: WorldStory = {
  args: { path: `${communicationScreen.at}?tab=templates` },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Rent reminder/ })).toBeVisible();
  },
};

export const Automations: WorldStory = {
  args: { path: `${communicationScreen.at}?tab=automations` },
  play: async () => {
    await expect(await screen.findByText('3 days after rent is due, if unpaid')).toBeVisible();
  },
};

export const EditingAutomations: WorldStory = {
  ...Automations,
  play: async () => {
    await press('Edit Automations');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Automations' });
    await expect(await within(dialog).findByRole('group', { name: 'Automation 2' })).toBeVisible();
  },
};

export const OptOuts: WorldStory = {
  args: { path: `${communicationScreen.at}?tab=opt-outs` },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};

export const Composing: WorldStory = {
  play: async () => {
    await press('New Message');
    const dialog = await screen.findByRole('dialog', { name: 'New Message' });
    await expect(await within(dialog).findByLabelText(/^Text/)).toBeVisible();
  },
};

export const Preview: WorldStory = {
  play: async () => {
    await press('New Message');
    const dialog = await screen.findByRole('dialog', { name: 'New Message' });
    await within(dialog).findByLabelText(/^Text/);
    await fill({ Subject: 'Your garden', Text: 'Good day {{recipient.name}}' }, dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('dialog', { name: 'Send 1 message?' });
    await expect(within(preview).getByText('2 recipients left out: no address')).toBeVisible();
    await expect(within(preview).getByText('Rudo Moyo')).toBeVisible();
  },
};
