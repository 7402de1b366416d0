import type { Call } from '@rentsafe/domain/contract';
import { samplePage } from '@rentsafe/domain/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, type MockedRequest } from './answer';
import { type Fault, fails } from './faults';
import { type ListName, listOf } from './lists';
import { mockedLists, pageOf } from './mockedLists';
import type { KitStory } from './screenStory';

/** Rows that strain the layout. */
type Strained = Record<'longNames' | 'missingValues' | 'otherScripts', readonly object[]>;

export interface ListKit {
  name: string;
  records: string;
  term: string;
  list: Call;
  search: Call;
  rows: readonly object[];
  strained: Strained;
}

/** What the stories of a list need beyond the registry. */
export const listKit = (name: ListName, strained: Strained): ListKit => ({
  ...listOf[name],
  ...mockedLists[name],
  strained,
});

type Story = KitStory<ListKit>;

export const table = () => screen.findByRole('table');

export const rowCount = async () => within(await table()).getAllByRole('row').length - 1;

/** Answers a list whose rows are of no known type. */
export const replies = (call: Call, reply: (request: MockedRequest) => unknown) =>
  answer(call, reply as () => never);

export const many = ({ rows }: ListKit, total = 57) =>
  Array.from({ length: total }, (_, index) => ({ ...rows[index % rows.length], id: index + 1 }));

const ofMany = (kit: ListKit) => replies(kit.list, (request) => pageOf(many(kit), request));

export const failed = (fault: Fault, text: (kit: ListKit) => string): Story => ({
  args: { network: ({ list }) => [fails(list, fault)] },
  play: async ({ args }) => {
    await expect(await screen.findByText(text(args.kit))).toBeVisible();
    await expect(screen.queryByText(/[<{]|Server Error/)).toBeNull();
  },
});

export const notFetched = ({ records }: ListKit) => `Could not fetch ${records}`;

const shows = (which: keyof Strained): Story => ({
  args: {
    network: ({ list, strained }) => {
      const rows = strained[which];
      return [replies(list, () => samplePage((index) => rows[index], { total: rows.length }))];
    },
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await rowCount()).toBe(args.kit.strained[which].length));
  },
});

export const FirstPage: Story = {
  args: { network: (kit) => [ofMany(kit)] },
  play: async () => {
    await expect(await screen.findByText('1 / 57')).toBeVisible();
    await expect(await rowCount()).toBe(20);
  },
};

export const NoData: Story = {
  args: { network: ({ list }) => [replies(list, () => samplePage(() => ({}), { total: 0 }))] },
  play: async () => {
    await expect(await within(await table()).findByText('No data')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { query: ({ name }) => `${name}_q=zzz` },
  play: async () => {
    await expect(await within(await table()).findByText(/No .* match/)).toBeVisible();
    await userEvent.click(screen.getByRole('searchbox'));
    await expect(screen.getByRole('searchbox')).toHaveValue('zzz');
  },
};

export const LongNames = shows('longNames');

export const MissingValues = shows('missingValues');

export const OtherScripts = shows('otherScripts');
