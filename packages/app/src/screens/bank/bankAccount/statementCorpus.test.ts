import { statementOf } from '@rentsafe/domain/bankStatement';
import { readCsvFile } from '@rentsafe/ui/CsvImport';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bankExports, bankFormats, fileOf, payments, unreadable } from '../../../testing/bankFiles';
import { convertStatement } from './formats';
import { alikeBy, statementColumns } from './statementColumns';
import { bankRowOf, rowResult } from './statementRows';

const { signal } = new AbortController();
const reading = {
  ...{ columns: statementColumns, uniqueBy: alikeBy, keepsAlike: true, dates: 'en-GB' },
  convert: convertStatement,
};

/** The statement of a file where every proposal is taken, or why there is none. */
async function statementIn(file: File) {
  const found = await readCsvFile(file, reading, signal);
  if ('problem' in found) return found;
  const results = found.rows.map((row) => ({ row, ...rowResult(row, undefined) }));
  const errors = results.filter(
    ({ row, result }) => result === 'error' || (result === 'new' && Object.keys(row.problems).length > 0),
  );
  const lines = results.filter(({ result }) => result === 'new').map(({ row }) => bankRowOf(row));
  return { statement: statementOf(lines, null), errors };
}

const expected = payments.map(({ on, minor }) => ({ on, amount: (minor / 100).toFixed(2) }));
const texts = (name: string, text: string) => new File([text], name);

it('there are exports enough', () =>
  expect(bankExports.length + bankFormats.length).toBeGreaterThanOrEqual(69));

it.each([
  ...bankExports.map((one) => [one.name, fileOf(one)] as const),
  ...bankFormats.map(([name, file, text]) => [name, texts(file, text)] as const),
])('reads %s', async (_name, file) => {
  const found = await statementIn(file);
  if ('problem' in found) throw new Error(JSON.stringify(found));
  const { statement, errors } = found;
  expect(errors).toEqual([]);
  expect(statement.lines.map(({ on, amount }) => ({ on, amount }))).toEqual(expected);
  expect(statement).toMatchObject({ breaks: [], hasOtherBalances: false });
  for (const [at, { text }] of payments.entries()) expect(statement.lines[at]?.description).toContain(text);
  if (statement.opening) expect(statement).toMatchObject({ opening: '1000.00', closing: '2706.01' });
});

it.each(unreadable)('says of %s what is missing', async (_name, file, text, problem) => {
  const found = await statementIn(texts(file, text));
  const told = 'problem' in found ? found.problem : found;
  if (typeof problem === 'string') expect(told).toBe(problem);
  else expect(told).toMatchObject({ text: expect.stringMatching(problem) });
});

const cell = fc.oneof(
  fc.constantFrom(
    '05/01/2026',
    '2026-01-05',
    '-450.00',
    '(1,234.56)',
    '450,00 S',
    'Total',
    '',
    '-',
    '"',
    'Date',
    '\0',
  ),
  fc.string({ maxLength: 12 }),
);
const junk = fc
  .array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 })
  .chain((rows) =>
    fc.constantFrom(',', ';', '\t', '|').map((sep) => rows.map((row) => row.join(sep)).join('\n')),
  );

it('reads or refuses whatever it is given, and never loses an amount it read', async () => {
  const header = 'Date,Description,Debit,Credit,Balance\n';
  await fc.assert(
    fc.asyncProperty(junk, fc.boolean(), async (text, isNamed) => {
      const found = await statementIn(texts('a.csv', isNamed ? header + text : text));
      if ('problem' in found) return;
      for (const { amount } of found.statement.lines) expect(amount).toMatch(/^-?\d+\.\d{2}$/);
    }),
    { numRuns: 300 },
  );
});

it('survives a file in a format of banks that is cut or garbled anywhere', async () => {
  const files = bankFormats.map(([, name, text]) => [name, text] as const);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.nat(3000),
      fc.string({ maxLength: 5 }),
      async ([name, text], at, more) => {
        await statementIn(texts(name, text.slice(0, at) + more));
        await statementIn(texts(name, text.slice(0, at) + more + text.slice(at)));
      },
    ),
    { numRuns: 200 },
  );
});

it('the figures of a file are those that were written, whatever their order and signs', async () => {
  const amounts = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }).filter(Boolean), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(amounts, fc.boolean(), fc.boolean(), async (minors, isNewestFirst, hasTwoColumns) => {
      let held = 0;
      const rows = minors.map((minor, at) => {
        held += minor;
        const money = (value: number) => (value / 100).toFixed(2);
        const moved = hasTwoColumns
          ? `${minor < 0 ? money(-minor) : ''},${minor > 0 ? money(minor) : ''}`
          : money(minor);
        return `2026-01-${String(1 + Math.floor(at / 3)).padStart(2, '0')},EFT ${at},${moved},${money(held)}`;
      });
      const header = `Date,Description,${hasTwoColumns ? 'Debit,Credit' : 'Amount'},Balance`;
      const text = [header, ...(isNewestFirst ? rows.toReversed() : rows)].join('\n');
      const found = await statementIn(texts('a.csv', text));
      if ('problem' in found) throw new Error(JSON.stringify(found));
      const sum = found.statement.lines.map(({ amount }) => Math.round(Number(amount) * 100));
      expect(found.statement.breaks).toEqual([]);
      expect(sum.toSorted()).toEqual(minors.toSorted());
    }),
    { numRuns: 100 },
  );
});

it('reads 50,000 lines a part at a time', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => {
    const day = String(1 + Math.floor(at / 2000)).padStart(2, '0');
    return `${day}/01/2026,EFT ${at},${at % 7 === 0 ? '-' : ''}${(at % 900) + 1}.00`;
  });
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  });
  const found = await statementIn(texts('a.csv', `Date,Description,Amount\n${rows.join('\n')}`));
  clearInterval(counter);
  expect('statement' in found && found.statement.lines.length).toBe(50_000);
  expect(turns).toBeGreaterThan(10);
});
