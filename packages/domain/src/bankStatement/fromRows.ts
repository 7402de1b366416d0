import { addDays, type PlainDate } from '@rentsafe/format/date';
import { type Minor, toDecimal, toMinor } from '@rentsafe/format/money';
import type { BankLineInput, BankStatementInput } from './schema.ts';

/** A row of a bank's file, as it was read: days `YYYY-MM-DD`, amounts as signed decimal text, '' where there is nothing. */
export interface BankRow {
  /** Its number in the file. */
  line: number;
  on: string;
  description: string;
  reference: string;
  /** Signed, or with the side beside it; or there are two columns, each of which may have a sign of its own. */
  amount: string;
  /** What stands beside the amount to say whether it came in or went out: D, CR, Haben. */
  side?: string;
  paid_in: string;
  paid_out: string;
  /** What the account holds after it. */
  balance: string;
  /** Why it is no movement. */
  left_out?: string;
}

const sides = {
  out: [
    'd',
    'dr',
    'db',
    'debit',
    'debits',
    's',
    'soll',
    'lastschrift',
    'belastung',
    'out',
    'money out',
    'paid out',
    'withdrawal',
    '-',
  ],
  in: [
    'c',
    'cr',
    'credit',
    'credits',
    'h',
    'haben',
    'gutschrift',
    'in',
    'money in',
    'paid in',
    'deposit',
    '+',
  ],
} as const;

/** What a column of debits and credits says of a row; undefined where it says something else. */
export function sideOf(text: string): 'in' | 'out' | undefined {
  const word = text.trim().toLowerCase().replace(/[.()]/g, '');
  return (['in', 'out'] as const).find((side) => (sides[side] as readonly string[]).includes(word));
}

/** How the signs of a whole file are meant. */
interface Signs {
  /** A minus in the column of what went out means that it came back; else it says again that it went out. */
  isOutSigned: boolean;
  /** Debits are what came in, as in the books of whoever owns the account. */
  isTurned: boolean;
}

const plainSigns: Signs = { isOutSigned: false, isTurned: false };

/** The figures of a row. */
interface Figures {
  amount: Minor;
  isOut: boolean;
  into: Minor;
  out: Minor;
}

const minorOf = (amount: string): Minor => (amount ? toMinor(amount) : 0n);

const figuresOf = ({ amount, side = '', paid_in, paid_out }: BankRow): Figures => ({
  amount: minorOf(amount),
  isOut: sideOf(side) === 'out',
  into: minorOf(paid_in),
  out: minorOf(paid_out),
});

const sizeOf = (amount: Minor): Minor => (amount < 0n ? -amount : amount);

function movedIn({ amount, isOut, into, out }: Figures, { isOutSigned, isTurned }: Signs): Minor {
  const moved = amount === 0n ? into - (isOutSigned ? out : sizeOf(out)) : isOut ? -sizeOf(amount) : amount;
  return isTurned ? -moved : moved;
}

/** What a row moves: positive where the account holds more. Undefined where it moves nothing; 'both' where it is paid in and out. */
export function movedBy(row: BankRow): Minor | undefined | 'both' {
  const figures = figuresOf(row);
  if (figures.amount === 0n && figures.into !== 0n && figures.out !== 0n) return 'both';
  const moved = movedIn(figures, plainSigns);
  return moved === 0n ? undefined : moved;
}

/** The statement before, which the new one follows. */
export interface LastStatement {
  to_on: PlainDate;
  closing: string;
}

type Moved = BankRow & { moved: Minor };

/** A balance that is not what the rows before it give. */
export interface BalanceBreak {
  line: number;
  expected: string;
  /** What the balance shows beyond that: a line of so much may be missing. */
  missing: string;
}

/** Where a balance is not the last one and what was moved since, and how many follow one. */
function breaksOf(rows: readonly Moved[]): { breaks: BalanceBreak[]; compared: number } {
  const breaks: BalanceBreak[] = [];
  let compared = 0;
  let held: Minor | undefined;
  for (const { line, balance, moved } of rows) {
    if (held !== undefined) held += moved;
    if (!balance) continue;
    const shown = toMinor(balance);
    if (held !== undefined) compared += 1;
    if (held !== undefined && held !== shown)
      breaks.push({ line, expected: toDecimal(held), missing: toDecimal(shown - held) });
    held = shown;
  }
  return { breaks, compared };
}

const byDay = (rows: readonly Moved[]) => rows.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));

interface Reading extends ReturnType<typeof breaksOf> {
  rows: readonly Moved[];
  signs: Signs;
}

/**
 * The rows from the oldest on, with what each moves. Files begin with the oldest or with the latest, within a day too, and mean their
 * signs in one way or the other: where there are balances, the reading is taken that they follow best.
 */
function readingOf(rows: readonly BankRow[]): Reading {
  const figures = rows.map(figuresOf);
  const [first, last] = [rows[0]?.on ?? '', rows.at(-1)?.on ?? ''];
  const hasReturns = figures.some(({ out }) => out < 0n);
  const isMixed = hasReturns && figures.some(({ out }) => out > 0n);
  const hasBalances = rows.filter(({ balance }) => balance).length > 1;
  const outs = hasReturns && hasBalances ? [isMixed, !isMixed] : [isMixed];
  const turns = hasBalances ? [false, true] : [false];
  let best: Reading | undefined;
  for (const isTurned of turns) {
    for (const isOutSigned of outs) {
      const signs = { isOutSigned, isTurned };
      const moved = rows.map((row, at) => ({ ...row, moved: movedIn(figures[at] as Figures, signs) }));
      const orders = first > last ? [moved.toReversed(), moved] : [moved, moved.toReversed()];
      for (const order of orders) {
        const sorted = byDay(order);
        const found = breaksOf(sorted);
        if (!best || found.breaks.length < best.breaks.length) best = { ...found, rows: sorted, signs };
        if (found.breaks.length === 0) return best;
      }
    }
  }
  return best as Reading;
}

const lineOf = ({ on, description, reference, moved, left_out }: Moved): BankLineInput => ({
  on,
  description: (description || reference || '–').slice(0, 500),
  ...(description && reference && { reference: reference.slice(0, 200) }),
  amount: toDecimal(moved),
  ...(left_out && { left_out: left_out.slice(0, 500) }),
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
  breaks: BalanceBreak[];
  /** The balances follow other lines than these: nothing is taken from them. */
  hasOtherBalances: boolean;
  /** The balances rise with debits, which were read as money in. */
  isTurned: boolean;
}

/** So many balances tell that they are none of these lines, where most do not follow. */
const ENOUGH = 4;

/** The statement that the rows of a file make, all of which move something, after the statement before. */
export function statementOf(rows: readonly BankRow[], last: LastStatement | null): FileStatement {
  const moving = rows.filter((row) => typeof movedBy(row) === 'bigint');
  const counted = moving.filter(({ left_out }) => !left_out);
  const reading = readingOf(counted);
  const hasOtherBalances = reading.compared >= ENOUGH && reading.breaks.length * 2 > reading.compared;
  const own = reading.rows;
  const leftOut = moving.flatMap((row) =>
    row.left_out ? [{ ...row, moved: movedIn(figuresOf(row), reading.signs) }] : [],
  );
  const [first, final] = [own[0], own.at(-1)];
  const balanceOf = (row: Moved | undefined) => (hasOtherBalances ? '' : (row?.balance ?? ''));
  const opening =
    last?.closing ?? (first && balanceOf(first) ? toDecimal(toMinor(first.balance) - first.moved) : '');
  const sum = own.reduce((total, row) => total + row.moved, 0n);
  const lines = byDay([...own, ...leftOut]);
  return {
    lines: lines.map(lineOf),
    from_on: last ? addDays(last.to_on, 1) : (lines[0]?.on ?? ''),
    to_on: lines.at(-1)?.on ?? '',
    opening,
    closing: balanceOf(final)
      ? toDecimal(toMinor(final?.balance ?? ''))
      : opening && toDecimal(toMinor(opening) + sum),
    breaks: hasOtherBalances ? [] : reading.breaks,
    hasOtherBalances,
    isTurned: reading.signs.isTurned,
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

/** What the lines of a statement that are not left out lead to. */
export const sumOf = (lines: BankStatementInput['lines'], opening: string): Minor =>
  lines.reduce(
    (total, { amount, left_out }) => (left_out ? total : total + toMinor(amount)),
    toMinor(opening),
  );

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
  const closing = toDecimal(sumOf(own, opening));
  return [
    { ...statement, lines: own, to_on: day, closing },
    ...statementParts({ ...statement, lines: rest, from_on: addDays(day, 1), opening: closing }, mostLines),
  ];
}
