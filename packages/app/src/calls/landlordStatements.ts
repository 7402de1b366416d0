import { today } from '@rentsafe/domain/date';
import { listEntries } from '@rentsafe/domain/entry';
import { listLandlords } from '@rentsafe/domain/landlord';
import { listAgeing } from '@rentsafe/domain/ledgerReport';
import { type Currency, currencies, type Money } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { listProperties } from '@rentsafe/domain/property';
import {
  ALL,
  compareNames,
  isInRange,
  type StatementSelection,
  statementDays,
} from '@rentsafe/domain/statement';
import {
  type LandlordStatementLine,
  type LandlordStatementRow,
  listLandlordStatements,
} from '@rentsafe/domain/trustReport';
import type { ComboboxOption, ComboboxSearch } from '@rentsafe/ui/Combobox';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { rowsOf } from './everyRow';

/** The most accounts that are read for a selection. */
export const MOST_ACCOUNTS = 2000;

/** What moved for one landlord, by property. */
export interface LandlordStatement {
  /** The id of the landlord in the book. */
  id: number;
  landlord: Party;
  rows: readonly LandlordStatementRow[];
}

export interface LandlordStatements {
  /** By name. */
  statements: readonly LandlordStatement[];
  /** The last entry of the book that they know of. */
  known: number;
  /** There are more accounts than are read: these are not all. */
  isPartial: boolean;
}

/** Those of that very name; of a range of several names, nobody in particular. */
async function idsNamed(
  [from, to]: readonly [string, string],
  named: (q: string) => AsyncGenerator<{ id: number; name: string }>,
): Promise<readonly (number | undefined)[]> {
  if (from === ALL || compareNames(from, to) !== 0) return [undefined];
  const ids: number[] = [];
  for await (const { id, name } of named(from)) if (compareNames(name, from) === 0) ids.push(id);
  return ids;
}

async function* landlordsNamed(q: string, signal: AbortSignal) {
  const rows = rowsOf((paging) => request(listLandlords, { query: { q, ...paging }, signal }));
  for await (const { id, party } of rows) yield { id, name: party.name };
}

async function* propertiesNamed(q: string, signal: AbortSignal) {
  yield* rowsOf((paging) => request(listProperties, { query: { q, ...paging }, signal }));
}

const daysOf = (selection: StatementSelection) => ({
  currency: selection.currency,
  ...statementDays(selection),
});

/** The statements of a selection, without their lines. */
export const landlordStatementsQuery = (selection: StatementSelection) =>
  queryOptions({
    queryKey: ['landlord statements', selection],
    queryFn: async ({ signal }): Promise<LandlordStatements> => {
      const { from, to, pfrom, pto } = selection;
      const [landlords, properties] = await Promise.all([
        idsNamed([from, to], (q) => landlordsNamed(q, signal)),
        idsNamed([pfrom, pto], (q) => propertiesNamed(q, signal)),
      ]);
      const found = new Map<number, LandlordStatementRow[]>();
      let known: number | undefined;
      let accounts = 0;
      for (const landlord of landlords)
        for (const property of properties) {
          const rows = rowsOf(async (paging) => {
            const whose = { ...(landlord && { landlord }), ...(property && { property }) };
            const page = await request(listLandlordStatements, {
              query: { ...daysOf(selection), ...whose, ...(known !== undefined && { known }), ...paging },
              signal,
            });
            known ??= page.known_seq;
            return page;
          });
          for await (const row of rows) {
            accounts += 1;
            if (accounts > MOST_ACCOUNTS) break;
            if (isInRange(row.landlord.name, from, to) && isInRange(row.property.name, pfrom, pto))
              found.set(row.landlord_id, [...(found.get(row.landlord_id) ?? []), row]);
          }
        }
      const statements = [...found].flatMap(([id, rows]) => {
        const [first] = rows;
        const byName = rows.toSorted((a, b) => compareNames(a.property.name, b.property.name));
        return first ? [{ id, landlord: first.landlord, rows: byName }] : [];
      });
      return {
        statements: statements.toSorted((a, b) => compareNames(a.landlord.name, b.landlord.name)),
        known: known ?? 0,
        isPartial: accounts > MOST_ACCOUNTS,
      };
    },
    refetchOnMount: 'always',
  });

/** What moved on the account of a landlord for a property, by entry. Throws `ApiError`. */
async function readLines(
  selection: StatementSelection,
  row: LandlordStatementRow,
  known: number,
  signal: AbortSignal,
): Promise<readonly LandlordStatementLine[]> {
  const whose = { landlord: row.landlord_id, property: row.property.id };
  const query = { ...daysOf(selection), ...whose, known };
  return (await request(listLandlordStatements, { query, signal })).lines ?? [];
}

/** Calls that are under way together. */
const TOGETHER = 5;

/** The lines of the accounts, in their order. Throws `ApiError`, and the `AbortError` of the signal. */
export async function readEveryLine(
  selection: StatementSelection,
  rows: readonly LandlordStatementRow[],
  known: number,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<LandlordStatementRow, readonly LandlordStatementLine[]>> {
  const lines = new Map<LandlordStatementRow, readonly LandlordStatementLine[]>();
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const turn = rows.slice(at, at + TOGETHER);
    const read = await Promise.all(turn.map((row) => readLines(selection, row, known, signal)));
    signal.throwIfAborted();
    for (const [index, row] of turn.entries()) lines.set(row, read[index] ?? []);
    onProgress(lines.size);
  }
  return lines;
}

/** The statement of one landlord with its lines. */
export const statementLinesQuery = (
  selection: StatementSelection,
  { id, rows }: LandlordStatement,
  known: number,
) =>
  queryOptions({
    queryKey: ['landlord statement', id, known, selection],
    queryFn: ({ signal }) => readEveryLine(selection, rows, known, signal, () => {}),
  });

/** No call tells when a book begins: the years are asked for backwards, up to this many. */
const MOST_YEARS = 20;

/** This year, and those before it since the first entry of the book, the latest first. */
export const statementYearsQuery = queryOptions({
  queryKey: ['statement years'],
  queryFn: async ({ signal }): Promise<readonly number[]> => {
    const years = [Number(today().slice(0, 4))];
    for (let year = Number(today().slice(0, 4)) - 1; years.length < MOST_YEARS; year -= 1) {
      const query = { to: `${year}-12-31`, page: 1, page_size: 1 };
      if ((await request(listEntries, { query, signal })).results.length === 0) break;
      years.push(year);
    }
    return years;
  },
});

const counted = { page: 1, page_size: 1 };

/** How many landlords and properties there are, and what all tenants owe today. */
export const statementSummaryQuery = queryOptions({
  queryKey: ['statement summary'],
  queryFn: async ({ signal }) => {
    const owing = async (currency: Currency): Promise<Money> => {
      const query = { currency, as_at: today(), ...counted };
      return { amount: (await request(listAgeing, { query, signal })).totals.total, currency };
    };
    const [landlords, properties, ...owed] = await Promise.all([
      request(listLandlords, { query: counted, signal }),
      request(listProperties, { query: counted, signal }),
      ...currencies.map(owing),
    ]);
    return { landlords, properties, owed };
  },
  refetchOnMount: 'always',
});

const all: ComboboxOption = { value: ALL, label: ALL };
const withAll = (q: string, names: readonly string[]): ComboboxOption[] => {
  const options = [...new Set(names)].map((name) => ({ value: name, label: name }));
  return ALL.toLowerCase().startsWith(q.trim().toLowerCase()) ? [all, ...options] : options;
};

/** Finds the ends of a range of landlords, by name. */
export const findLandlordNames: ComboboxSearch = async (q, signal) => {
  const { results } = await request(listLandlords, { query: { q, page: 1 }, signal });
  return withAll(
    q,
    results.map(({ party }) => party.name),
  );
};

/** Finds the ends of a range of properties, by name. */
export const findPropertyNames: ComboboxSearch = async (q, signal) => {
  const { results } = await request(listProperties, { query: { q, page: 1 }, signal });
  return withAll(
    q,
    results.map(({ name }) => name),
  );
};
