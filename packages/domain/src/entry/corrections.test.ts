import { expect, test } from 'vitest';
import { foldCorrections, withoutCorrections } from './corrections.ts';

const line = (entry: number, minor: bigint, ...corrects: number[]) => ({ entry, minor, corrects });
const kept = (...lines: ReturnType<typeof line>[]) =>
  withoutCorrections(lines, ({ minor }) => minor).map(({ entry }) => entry);

test.each([
  ['a receipt and its reversal', [line(1, 100n), line(2, -100n, 1), line(3, 100n)], [3]],
  [
    'rent, commission and both taken back',
    [line(1, 90n), line(1, -9n), line(2, -90n, 1), line(2, 9n, 1)],
    [],
  ],
  ['one reversal of two allocations', [line(1, 60n), line(2, 40n), line(3, -100n, 1, 2)], []],
  ['an approval that failed twice', [line(1, -5n), line(2, 5n, 1), line(3, -5n), line(4, 5n, 3)], []],
  [
    'what was taken back and done again in another way',
    [line(1, 60n), line(2, -60n, 1), line(3, 40n, 2)],
    [1, 2, 3],
  ],
  ['half of it taken back', [line(1, 60n), line(2, -20n, 1)], [1, 2]],
  ['what stood in an earlier period', [line(7, -60n, 1)], [7]],
  ['two entries that happen to come to nothing', [line(1, 60n), line(2, -60n)], [1, 2]],
])('%s', (_, lines, entries) => expect(kept(...lines)).toEqual(entries));

test('balances are those of the lines that are left', () => {
  const lines = [
    { ...line(1, 10000n), balance: '150.00' },
    { ...line(2, -10000n, 1), balance: '50.00' },
    { ...line(3, -5500n), balance: '-5.00' },
  ];
  const folded = foldCorrections('50.00', lines, ({ minor }) => minor);
  expect(folded.map(({ entry, balance }) => [entry, balance])).toEqual([[3, '-5.00']]);
});
