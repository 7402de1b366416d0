import { samplePage } from '@rentsafe/domain/fixtures';
import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fails, gate, goOffline, runOutOfPatience } from './faults';
import { FirstPage, failed, type ListKit, many, notFetched, replies, rowCount, table } from './listStories';
import { pageOf } from './mockedLists';
import type { KitStory } from './screenStory';

type Story = KitStory<ListKit>;

export const Loading: Story = {
  args: { network: ({ list }) => [fails(list, 'never')] },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
  },
};

export const LastPage: Story = {
  args: FirstPage.args ?? {},
  play: async () => {
    await screen.findByText('1 / 57');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await expect(await screen.findByText('2 / 57')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await expect(await screen.findByText('3 / 57')).toBeVisible();
    await expect(await rowCount()).toBe(17);
  },
};

export const BlankSearch: Story = {
  play: async () => {
    await table();
    await userEvent.type(screen.getByRole('searchbox'), '  {Enter}');
    await expect(screen.getByRole('searchbox')).toBeInvalid();
  },
};

export const Failed = failed('html', notFetched);

export const SearchFailed: Story = {
  args: {
    network: ({ search }) => [fails(search, 'unavailable')],
    query: ({ name, term }) => `${name}_q=${term}`,
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(`Search failed for query "${args.kit.term}"`)).toBeVisible();
  },
};

const slow = gate();

export const SlowAnswer: Story = {
  args: {
    network: (kit) => [
      replies(kit.list, (request) => slow.opened(request).then(() => pageOf(many(kit), request))),
    ],
  },
  beforeEach: slow.close,
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
    slow.open();
    await expect(await screen.findByText('1 / 57')).toBeVisible();
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'false'));
  },
};

export const Refreshing: Story = {
  args: SlowAnswer.args ?? {},
  beforeEach: slow.open,
  play: async () => {
    await screen.findByText('1 / 57');
    slow.close();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(await rowCount()).toBe(20);
  },
};

export const PageNotThere: Story = {
  args: { ...FirstPage.args, query: ({ name }) => `${name}_page=999999` },
  play: async () => {
    await expect(await screen.findByText('There is no page 999999. Showing page 1.')).toBeVisible();
    await expect(await screen.findByText('1 / 57')).toBeVisible();
  },
};

let requests = 0;

export const Retried: Story = {
  args: {
    network: (kit) => [
      replies(kit.list, (request) => (requests++ === 0 ? Response.error() : pageOf(many(kit), request))),
    ],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('1 / 57')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const NotAllowed = failed('forbidden', () => "You don't have permission to view this list");

export const NotThere = failed('notFound', notFetched);

export const Offline: Story = {
  ...failed('unreachable', notFetched),
  beforeEach: goOffline,
  play: async ({ args }) => {
    await expect(await screen.findByText('You are offline.')).toBeVisible();
    await expect(await screen.findByText(notFetched(args.kit))).toBeVisible();
  },
};

export const NeverAnswered: Story = {
  args: Loading.args ?? {},
  beforeEach: runOutOfPatience,
  play: async () => {
    await expect(await screen.findByText(/has not answered in time/)).toBeVisible();
  },
};

export const SessionExpired: Story = {
  args: {
    network: ({ list }) => [fails(list, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  },
};

export const MoreThanCounted: Story = {
  args: {
    network: (kit) => [
      replies(kit.list, () => ({
        ...samplePage((index) => many(kit, 20)[index], { total: 10_000 }),
        count_is_capped: true,
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('1 / 10,000+')).toBeVisible();
  },
};
