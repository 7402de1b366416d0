import type { Database } from '../../db/database.ts';
import { type BookFacts, bookFacts, endsOf, fileFacts } from '../../testing/bookFacts.ts';

/** A copy beside what it was made of. */
export interface Row {
  way: string;
  books: number;
  entries: number;
  files: number;
  balances: boolean;
  hashes: boolean;
  bytes: boolean;
  /** Of the copy, in short. */
  hash: string;
  seconds: number;
}

const isEqual = <Item>(a: readonly Item[], b: readonly Item[]) => JSON.stringify(a) === JSON.stringify(b);
const of = <Key extends keyof BookFacts>(facts: readonly BookFacts[], key: Key) =>
  facts.map((book) => book[key]);

interface Compared {
  source: Database;
  copy: Database;
  /** When the way from one to the other began, by `performance.now()`. */
  began: number;
  /** How many entries the copy must have, where that is known. */
  expected?: number;
}

const sum = (facts: readonly BookFacts[]) => facts.reduce((all, { entries }) => all + entries, 0);

export const countEntries = async (database: Database): Promise<number> => sum(await bookFacts(database));

/** Compares a copy with its source, of which it may be a former moment: as far as each of its books goes. */
export async function compare(way: string, { source, copy, began, expected }: Compared): Promise<Row> {
  const seconds = (performance.now() - began) / 1000;
  const after = await bookFacts(copy);
  const before = await bookFacts(source, endsOf(after));
  const [named, kept] = [await fileFacts(source), await fileFacts(copy)];
  return {
    ...{ way, seconds, books: after.length, files: kept.length },
    entries: sum(after),
    balances: isEqual(of(before, 'balances'), of(after, 'balances')),
    hashes: isEqual(of(before, 'hash'), of(after, 'hash')) && sum(after) === (expected ?? sum(after)),
    bytes: isEqual(named, kept),
    hash: after.map(({ hash }) => hash.slice(0, 6)).join(' '),
  };
}

export const holds = ({ entries, balances, hashes, bytes }: Row) =>
  entries > 0 && balances && hashes && bytes;

const said = (equal: boolean) => (equal ? 'equal' : 'DIFFERENT');

export const header = [
  ...[
    'way',
    'books',
    'entries',
    'files',
    'trial balances',
    'entries',
    'bytes of files',
    'hash of each book',
    'seconds',
  ],
];

export const cells = (row: Row): string[] => [
  ...[row.way, String(row.books), String(row.entries), String(row.files)],
  ...[said(row.balances), said(row.hashes), said(row.bytes), row.hash, row.seconds.toFixed(1)],
];

export function format(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
