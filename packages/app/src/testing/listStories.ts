import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import { samplePage } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import { refreshSession } from '@rentsafe/domain/session';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from './answer';
import { type Fault, fails, goOffline, held, runOutOfPatience } from './faults';
import type { WorldStory } from './screenStory';

type ListCall<Row> = Call & { reply: { _zod: { output: Paginated<Row> } } };

export interface ListKit<Row> {
  /** Where the list is: a path with its query, to which that of a search or a page is added. */
  path: string;
  /** Prefix of its query parameters. */
  name: string;
  /** What the records are: 'individuals'. */
  records: string;
  list: ListCall<Row>;
  search: ListCall<Row>;
  row: (index: number) => Row;
  strained: Record<'longNames' | 'missingValues' | 'otherScripts', readonly Row[]>;
}

const table = () => screen.findByRole('table');
const rowCount = async () => within(await table()).getAllByRole('row').length - 1;

/** The states of a list of the backend as stories, each walked to where it can be looked at. */
export function listStories<Row>({ path, name, records, list, search, row, strained }: ListKit<Row>) {
  const at = (query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const page = (total: number, more = {}) =>
    ({ ...samplePage(row, { total }), ...more }) as ReplyOf<typeof list>;
  const gives = (call: ListCall<Row>, reply: ReplyOf<typeof list>) => answer(call, () => reply);
  const rows = (all: readonly Row[]) =>
    gives(list, samplePage((index) => all[index] as Row, { total: all.length }) as ReplyOf<typeof list>);
  const slow = held(list, () => page(57));

  const story = (network: RequestHandler[], play: WorldStory['play'], query?: string): WorldStory => ({
    args: { network, ...(query !== undefined && { path: at(query) }) },
    play,
  });
  const failed = (fault: Fault, words: string | RegExp) =>
    story([fails(list, fault)], async () => {
      await expect(await screen.findByText(words)).toBeVisible();
      await expect(screen.queryByText(/[<{]|Server Error/)).toBeNull();
    });
  const shows = (all: readonly Row[]) =>
    story([rows(all)], async () => {
      await waitFor(async () => expect(await rowCount()).toBe(all.length));
    });

  return {
    ready: story([], async () => {
      await expect(await screen.findByText('1 / 57')).toBeVisible();
      await expect(await rowCount()).toBe(20);
    }),

    loading: story([fails(list, 'never')], async () => {
      await expect(await table()).toHaveAttribute('aria-busy', 'true');
    }),

    slow: {
      ...story([slow.handler], async () => {
        await expect(await table()).toHaveAttribute('aria-busy', 'true');
        slow.release();
        await expect(await screen.findByText('1 / 57')).toBeVisible();
        await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'false'));
      }),
      beforeEach: slow.hold,
    } satisfies WorldStory,

    refreshing: (() => {
      const again = held(list, () => page(57));
      return story([again.handler], async () => {
        await screen.findByText('1 / 57');
        again.hold();
        await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
        await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
        await expect(await rowCount()).toBe(20);
      });
    })(),

    empty: story([gives(list, page(0))], async () => {
      await expect(await within(await table()).findByText('No data')).toBeVisible();
    }),

    noMatch: story(
      [],
      async () => {
        await expect(await within(await table()).findByText(/Nothing matches/)).toBeVisible();
        await userEvent.click(screen.getByRole('searchbox'));
        await expect(screen.getByRole('searchbox')).toHaveValue('zzz');
      },
      `${name}_q=zzz`,
    ),

    pages: story([], async () => {
      await screen.findByText('1 / 57');
      await userEvent.click(screen.getByRole('link', { name: 'Next' }));
      await expect(await screen.findByText('2 / 57')).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Next' }));
      await expect(await screen.findByText('3 / 57')).toBeVisible();
      await expect(await rowCount()).toBe(17);
    }),

    pageNotThere: story(
      [],
      async () => {
        await expect(await screen.findByText('There is no page 999999. Showing page 1.')).toBeVisible();
        await expect(await screen.findByText('1 / 57')).toBeVisible();
      },
      `${name}_page=999999`,
    ),

    blankSearch: story([], async () => {
      await table();
      await userEvent.type(screen.getByRole('searchbox'), '  {Enter}');
      await expect(screen.getByRole('searchbox')).toBeInvalid();
    }),

    error: failed('html', `Could not fetch ${records}`),

    retried: (() => {
      let asked = 0;
      return {
        ...story([answer(list, () => (asked++ === 0 ? Response.error() : page(57)))], async () => {
          const alert = await screen.findByRole('alert');
          await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
          await expect(await screen.findByText('1 / 57')).toBeVisible();
          await expect(screen.queryByRole('alert')).toBeNull();
        }),
        beforeEach: () => {
          asked = 0;
        },
      } satisfies WorldStory;
    })(),

    searchFailed: story(
      [fails(search, 'unavailable')],
      async () => {
        await expect(await screen.findByText('Search failed for query "moyo"')).toBeVisible();
      },
      `${name}_q=moyo`,
    ),

    forbidden: failed('forbidden', "You don't have permission to view this list"),

    notFound: failed('notFound', `Could not fetch ${records}`),

    offline: {
      ...story([fails(list, 'unreachable')], async () => {
        await expect(await screen.findByText('You are offline.')).toBeVisible();
        await expect(await screen.findByText(`Could not fetch ${records}`)).toBeVisible();
      }),
      beforeEach: goOffline,
    } satisfies WorldStory,

    timeout: {
      ...story([fails(list, 'never')], async () => {
        await expect(await screen.findByText(/has not answered in time/)).toBeVisible();
      }),
      beforeEach: runOutOfPatience,
    } satisfies WorldStory,

    sessionExpired: story([fails(list, 'unauthorised'), fails(refreshSession, 'unauthorised')], async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
      await expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    }),

    manyMore: story([gives(list, page(10_000, { count_is_capped: true }))], async () => {
      await expect(await screen.findByText('1 / 10,000+')).toBeVisible();
    }),

    longNames: shows(strained.longNames),
    missingValues: shows(strained.missingValues),
    otherScripts: shows(strained.otherScripts),
  };
}
