import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fails, gate, goOffline, runOutOfPatience } from './faults';
import { dialog, failed, heading, type ReportKit, replies } from './reportStories';
import type { KitStory } from './screenStory';

type Story = KitStory<ReportKit>;

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async () => {
    await expect(await (await dialog()).findByRole('img', { name: 'Loading report' })).toBeInTheDocument();
  },
};

export const Failed = failed('html', /server had a problem/);

const again = gate();

export const Refreshing: Story = {
  args: {
    network: ({ call, report }) => [replies(call, (request) => again.opened(request).then(() => report))],
  },
  beforeEach: again.open,
  play: async ({ args }) => {
    await heading(args.kit);
    again.close();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Refresh' }));
    await expect(await heading(args.kit)).toBeVisible();
  },
};

let requests = 0;

export const Retried: Story = {
  args: {
    network: ({ call, report }) => [replies(call, () => (requests++ === 0 ? Response.error() : report))],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(within(await shown.findByRole('alert')).getByRole('button', { name: 'Retry' }));
    await expect(await heading(args.kit)).toBeVisible();
    await waitFor(() => expect(shown.queryByRole('alert')).toBeNull());
  },
};

export const NotAllowed = failed('forbidden', /do not have permission/);

export const NotThere = failed('notFound', /Not found/);

export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };

export const NeverAnswered: Story = {
  ...failed('never', /has not answered in time/),
  beforeEach: runOutOfPatience,
};

export const SessionExpired: Story = {
  args: {
    network: ({ call }) => [fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};
