import { listAuditEvents } from '@rentsafe/domain/audit';
import type { Call } from '@rentsafe/domain/contract';
import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen } from 'storybook/test';
import { answer, refuse } from './answer';
import { type Fault, fails, goOffline } from './faults';
import type { KitStory } from './screenStory';

/** What the stories of a record's page need. */
export interface RecordKit {
  kind: string;
  /** Reads the record. */
  call: Call;
  /** The name of the record that the mocked backend answers. */
  name: string;
  strained: Record<'longNames' | 'missingValues' | 'otherScripts', { record: object; name: string }>;
}

type Story = KitStory<RecordKit>;

const replies = (call: Call, reply: () => unknown) => answer(call, reply as () => never);
const isNamed = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();

const shows = (which: keyof RecordKit['strained']): Story => ({
  args: { network: ({ call, strained }) => [replies(call, () => strained[which].record)] },
  play: async ({ args }) => isNamed(args.kit.strained[which].name),
});

const failed = (fault: Fault, text: string | RegExp): Story => ({
  args: { network: ({ call }) => [fails(call, fault)] },
  play: async ({ args: { kit } }) => {
    await expect(await screen.findByText(`Could not fetch the ${kit.kind}`)).toBeVisible();
    await expect(screen.getByText(text)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Details: Story = {
  play: async ({ args }) => {
    await isNamed(args.kit.name);
    await expect(await screen.findByRole('table', { name: 'Addresses' })).toBeVisible();
  },
};

export const History: Story = {
  args: { query: () => 'tab=history' },
  play: async ({ args }) => {
    const history = await screen.findByRole('list', { name: `History of ${args.kit.name}` });
    await expect(history).toHaveTextContent('Rudo Makoni changed the record');
    await expect(history).toHaveTextContent('Date Of Birth');
  },
};

export const HistoryFailed: Story = {
  args: { ...History.args, network: [fails(listAuditEvents, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the history')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText(`Loading the ${args.kit.kind}`)).toBeVisible();
  },
};

export const ServerFailed = failed('html', /server had a problem/);
export const NotAllowed = failed('forbidden', /do not have permission/);
export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };

export const NoSuchRecord: Story = {
  args: { network: ({ call }) => [fails(call, 'notFound')] },
  play: async ({ args }) => {
    await expect(await screen.findByText(`There is no such ${args.kit.kind}`)).toBeVisible();
  },
};

export const MergedAway: Story = {
  args: {
    network: ({ call }) => [replies(call, () => refuse(410, { detail: 'Merged into 12.', merged_into: 12 }))],
  },
  play: async ({ args: { kit } }) => {
    await expect(await screen.findByText(`This ${kit.kind} was merged into another`)).toBeVisible();
    await expect(screen.getByRole('link', { name: `Open the ${kit.kind} that was kept` })).toBeVisible();
  },
};

export const SessionExpired: Story = {
  args: {
    network: ({ call }) => [fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};

export const LongNames = shows('longNames');
export const MissingValues = shows('missingValues');
export const OtherScripts = shows('otherScripts');
