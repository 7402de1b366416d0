import { toDecimal, toMinor } from '@rentsafe/format/money';

/** A line of a statement, and the entries that its own takes back. */
export interface CorrectableLine {
  entry: number;
  corrects: readonly number[];
}

/** Joins each entry with those that it takes back: the first of a group stands for it. */
function groupsOf(lines: readonly CorrectableLine[]): (entry: number) => number {
  const first = new Map(lines.map(({ entry }) => [entry, entry]));
  const find = (entry: number): number => {
    const above = first.get(entry) ?? entry;
    return above === entry ? entry : find(above);
  };
  for (const { entry, corrects } of lines)
    for (const corrected of corrects) if (first.has(corrected)) first.set(find(entry), find(corrected));
  return find;
}

/**
 * The lines without mistakes that were put right: entries that take each other back, all of them among the lines, and come to nothing.
 *
 * @param minorOf what a line moves, signed.
 */
export function withoutCorrections<Line extends CorrectableLine>(
  lines: readonly Line[],
  minorOf: (line: Line) => bigint,
): Line[] {
  const groupOf = groupsOf(lines);
  const sums = new Map<number, bigint>();
  const corrected = new Set<number>();
  for (const line of lines) {
    const group = groupOf(line.entry);
    sums.set(group, (sums.get(group) ?? 0n) + minorOf(line));
    if (group !== line.entry) corrected.add(group);
  }
  return lines.filter(({ entry }) => {
    const group = groupOf(entry);
    return !corrected.has(group) || sums.get(group) !== 0n;
  });
}

/** As `withoutCorrections`, with the balance after each line: that of a mistake is nowhere to be seen. */
export function foldCorrections<Line extends CorrectableLine & { balance: string }>(
  opening: string,
  lines: readonly Line[],
  minorOf: (line: Line) => bigint,
): Line[] {
  let balance = toMinor(opening);
  return withoutCorrections(lines, minorOf).map((line) => {
    balance += minorOf(line);
    return { ...line, balance: toDecimal(balance) };
  });
}
