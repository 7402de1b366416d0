import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, type MockedRequest } from './answer';
import { type Fault, fails, gate, goOffline, runOutOfPatience } from './faults';
import type { KitStory } from './screenStory';
import { expectWholeFigures } from './wholeFigures';

/** What the stories of a report need. */
export interface ReportKit<C extends Call = Call> {
  call: C;
  /** A heading that is there when the report is. */
  heading: string;
  report: ReplyOf<C>;
  strained: Record<'claims' | 'longNames' | 'missingValues' | 'hugeNumbers' | 'otherScripts', ReplyOf<C>>;
}

type Story = KitStory<ReportKit>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /Rent Payment Status Report/ }));
const heading = async ({ heading: name }: ReportKit) => (await dialog()).findByRole('heading', { name });
const replies = (call: Call, reply: (request: MockedRequest) => unknown) =>
  answer(call, reply as () => never);

const shows = (which: keyof ReportKit['strained']): Story => ({
  args: { network: ({ call, strained }) => [replies(call, () => strained[which])] },
  play: async ({ args }) => {
    await expect(await heading(args.kit)).toBeVisible();
  },
});

const failed = (fault: Fault, text: RegExp): Story => ({
  args: { network: ({ call }) => [fails(call, fault)] },
  play: async () => {
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent(text);
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const WithClaims = shows('claims');

export const NothingHeld: Story = {
  args: { network: ({ call, report }) => [replies(call, () => report)] },
  play: async ({ args }) => {
    await expect(await heading(args.kit)).toBeVisible();
    await expect((await dialog()).getAllByText('No data held')[0]).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async () => {
    await expect(await (await dialog()).findByRole('img', { name: 'Loading report' })).toBeInTheDocument();
  },
};

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

export const Failed = failed('html', /server had a problem/);

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

export const LeastThatABackendSends = shows('missingValues');
export const LongNames = shows('longNames');

export const HugeNumbers: Story = {
  ...shows('hugeNumbers'),
  play: async ({ args }) => {
    await heading(args.kit);
    await expectWholeFigures(screen.getByRole('dialog'));
  },
};

export const OtherScripts = shows('otherScripts');
