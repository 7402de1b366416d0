import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import type { Call } from '@rentsafe/domain/contract';
import { sampleBranchRow, sampleIndividualRow, samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import { listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import { listCities } from '@rentsafe/domain/location';
import type { Paginated } from '@rentsafe/domain/pagination';
import { listUsers } from '@rentsafe/domain/user';
import { answer, type MockedRequest, refuse } from './answer';
import type { ListName } from './lists';

const fiftySeven = <T>(row: (index: number) => T) => Array.from({ length: 57 }, (_, index) => row(index));

/** How the mocked backend answers the lists. */
export const mockedLists = {
  individual: {
    list: listIndividuals,
    search: searchIndividuals,
    rows: fiftySeven(sampleIndividualRow),
  },
  company: {
    list: listBranches,
    search: searchBranches,
    // A branch has another id than its company, so that one is not taken for the other.
    rows: fiftySeven((index) => ({ ...sampleBranchRow(index), id: index + 101 })),
  },
  user: { list: listUsers, search: listUsers, rows: sampleUsers },
} satisfies Record<ListName, { list: Call; search: Call; rows: readonly object[] }>;

const flat = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'object' && value ? Object.entries(flat(value as object)) : [[key, value]],
    ),
  );
const textOf = (row: object) => Object.values(flat(row)).join(' ').toLowerCase();

const isOfCompany = (row: object, id: string) =>
  String((row as { company?: { id: number } }).company?.id) === id;

/** A page as the backend makes it: page 0, letters and what lies beyond the end are a 404. */
export function pageOf<T extends object>(
  rows: readonly T[],
  { query }: MockedRequest,
): Paginated<T> | Response {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const company = query.get('company');
  const found = rows.filter(
    (row) => words.every((word) => textOf(row).includes(word)) && (!company || isOfCompany(row, company)),
  );
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  const last = Math.max(1, Math.ceil(found.length / size));
  if (!Number.isInteger(page) || page < 1 || page > last) return refuse(404, { detail: 'Invalid page.' });
  return samplePage((index) => found[index] as T, { page, total: found.length, size });
}

/** The lists and their searches. With `most` they hold no more rows than that: a test of what is over a list need not lay it out. */
export const listHandlers = (most?: number) => [
  ...Object.values(mockedLists).flatMap(({ list, search, rows }) =>
    [list, search].map((call: Call) =>
      answer(call, (request) => pageOf<object>(rows.slice(0, most), request) as never),
    ),
  ),
  answer(listCities, () => [
    { id: 1, name: 'Bulawayo', province: { id: 2, name: 'Bulawayo' } },
    { id: 2, name: 'Harare', province: { id: 1, name: 'Harare' } },
  ]),
];
