import { addDays, type PlainDate } from '../date/index.ts';
import { type Minor, toDecimal, toMinor } from '../money/amount.ts';
import type { BankLineInput, BankStatementInput } from './schema.ts';

/** A row of a bank's file, as it was read: days `YYYY-MM-DD`, amounts as signed decimal text, '' where there is nothing. */
export interface BankRow {
  /** Its number in the file. */
  line: number;
  on: string;
  description: string;
  reference: string;
  /** Signed; or there are two columns, each of which may have a sign of its own. */
  amount: string;
  paid_in: string;
  paid_out: string;
  /** What the account holds after it. */
  balance: string;
}

const sizeOf = (amount: string): Minor => toMinor(amount.replace(/^-/, '') || '0');

/** What a row moves: positive where the account holds more. Undefined where it moves nothing; 'both' where it is paid in and out. */
export function movedBy({ amount, paid_in, paid_out }: BankRow): Minor | undefined | 'both' {
  if (amount && toMinor(amount) !== 0n) return toMinor(amount);
  const [into, out] = [sizeOf(paid_in), sizeOf(paid_out)];
  if (into > 0n && out > 0n) return 'both';
  return into === 0n && out === 0n ? undefined : into - out;
}

/** The statement before, which the new one follows. */
export interface LastStatement {
  to_on: PlainDate;
  closing: string;
}

type Moved = BankRow & { moved: Minor };

/** Where a balance is not the one before it and what was moved. */
const breaksOf = (rows: readonly Moved[]) =>
  rows.flatMap((row, at) => {
    const before = rows[at - 1]?.balance;
    if (!before || !row.balance) return [];
    const expected = toMinor(before) + row.moved;
    return expected === toMinor(row.balance) ? [] : [{ line: row.line, expected: toDecimal(expected) }];
  });

/** The rows in the order of their days: files begin with the oldest or with the latest, and balances tell where all are of one day. */
function inOrder(rows: readonly Moved[]): readonly Moved[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return rows;
  const turned = rows.toReversed();
  const isTurned =
    first.on === last.on ? breaksOf(turned).length < breaksOf(rows).length : first.on > last.on;
  return (isTurned ? turned : rows).toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));
}

const lineOf = ({ on, description, reference, moved }: Moved): BankLineInput => ({
  on,
  description: (description || reference || '–').slice(0, 500),
  ...(description && reference && { reference: reference.slice(0, 200) }),
  amount: toDecimal(moved),
});

/** What a file says, as far as it does: a statement before it is final. */
export interface FileStatement {
  lines: BankLineInput[];
  from_on: PlainDate;
  to_on: PlainDate;
  /** '' where neither a statement before nor a column of balances tells. */
  opening: string;
  closing: string;
  /** Rows whose balance does not follow from the one before, and what it would be. */
  breaks: { line: number; expected: string }[];
  /** Rows that are like an earlier one. */
  repeated: number[];
}

/** The statement that the rows of a file make, all of which move something. */
export function statementOf(rows: readonly BankRow[], last: LastStatement | null): FileStatement {
  const moved = rows.flatMap((row) => {
    const amount = movedBy(row);
    return typeof amount === 'bigint' ? [{ ...row, moved: amount }] : [];
  });
  const ordered = inOrder(moved);
  const [first, final] = [ordered[0], ordered.at(-1)];
  const sum = ordered.reduce((total, row) => total + row.moved, 0n);
  const seen = new Set<string>();
  const repeated = ordered.flatMap(({ line, ...row }) => {
    const key = JSON.stringify([row.on, row.description, row.reference, String(row.moved)]);
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen ? [line] : [];
  });
  const opening = last?.closing ?? (first?.balance ? toDecimal(toMinor(first.balance) - first.moved) : '');
  return {
    lines: ordered.map(lineOf),
    from_on: last ? addDays(last.to_on, 1) : (first?.on ?? ''),
    to_on: final?.on ?? '',
    opening,
    closing: final?.balance
      ? toDecimal(toMinor(final.balance))
      : opening && toDecimal(toMinor(opening) + sum),
    breaks: breaksOf(ordered),
    repeated,
  };
}

/** A request has 256 KiB. */
const MOST_BYTES = 200_000;

/** How many of the first lines fit into one call. */
function fitting(lines: BankStatementInput['lines'], most: number): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  const tooMany = lines.findIndex((line, at) => {
    bytes += encoder.encode(JSON.stringify(line)).length;
    return at >= most || (at > 0 && bytes > MOST_BYTES);
  });
  return tooMany < 0 ? lines.length : tooMany;
}

/** A statement in parts of at most so many lines, and as much as a call takes, each of whole days, that follow one another. */
export function statementParts(statement: BankStatementInput, mostLines: number): BankStatementInput[] {
  const { lines, opening, from_on, to_on } = statement;
  const most = fitting(lines, mostLines);
  if (lines.length <= most) return [statement];
  const lastOn = lines[most - 1]?.on ?? to_on;
  const fits = lines[most]?.on === lastOn ? lines.findIndex(({ on }) => on === lastOn) : most;
  // A day of more lines than that is refused as it is.
  const end = fits > 0 ? fits : lines.findLastIndex(({ on }) => on === lastOn) + 1;
  const own = lines.slice(0, end);
  const rest = lines.slice(end);
  const day = own.at(-1)?.on ?? from_on;
  if (rest.length === 0) return [statement];
  const closing = toDecimal(own.reduce((total, { amount }) => total + toMinor(amount), toMinor(opening)));
  return [
    { ...statement, lines: own, to_on: day, closing },
    ...statementParts({ ...statement, lines: rest, from_on: addDays(day, 1), opening: closing }, mostLines),
  ];
}
