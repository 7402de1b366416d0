import { listAuditEvents } from '@rentsafe/domain/audit';
import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen } from 'storybook/test';
import { type Fault, fails, goOffline } from './faults';
import { History, type RecordKit } from './recordStories';
import type { KitStory } from './screenStory';

type Story = KitStory<RecordKit>;

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText(`Loading the ${args.kit.kind}`)).toBeVisible();
  },
};

export const NoSuchRecord: Story = {
  args: { network: ({ call }) => [fails(call, 'notFound')] },
  play: async ({ args }) => {
    await expect(await screen.findByText(`There is no such ${args.kit.kind}`)).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  args: { ...History.args, network: [fails(listAuditEvents, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the history')).toBeVisible();
  },
};

const failed = (fault: Fault, text: string | RegExp): Story => ({
  args: { network: ({ call }) => [fails(call, fault)] },
  play: async ({ args: { kit } }) => {
    await expect(await screen.findByText(`Could not fetch the ${kit.kind}`)).toBeVisible();
    await expect(screen.getByText(text)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const ServerFailed = failed('html', /server had a problem/);

export const NotAllowed = failed('forbidden', /do not have permission/);

export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };

export const SessionExpired: Story = {
  args: {
    network: ({ call }) => [fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};
