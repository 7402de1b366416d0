import { expect, test } from 'vitest';
import { cellsOf, formatTable, summary } from './proveFaults.mjs';

const spec = (title, status, { reason, error } = {}) => ({
  title,
  tests: [
    {
      status,
      annotations: reason ? [{ type: 'reason', description: reason }] : [],
      results: [{ errors: error ? [{ message: error }] : [] }],
    },
  ],
});
const report = {
  suites: [
    {
      specs: [
        spec('500 × Login', 'expected'),
        spec('500 × Print', 'skipped', { reason: 'It makes no call.' }),
      ],
      suites: [
        {
          specs: [
            spec('503 × Login', 'unexpected', { error: '\u001b[31mError: focus\u001b[39m\n\nmore' }),
            spec('503 × Print', 'skipped', { reason: 'It makes no call.' }),
          ],
        },
      ],
    },
  ],
};
const cells = cellsOf(report);

test('each cell of the report is ok, failed, or has a reason', () => {
  expect(cells.map(({ state, text }) => [state, text])).toEqual([
    ['ok', ''],
    ['none', 'It makes no call.'],
    ['failed', 'focus'],
    ['none', 'It makes no call.'],
  ]);
  expect(summary(cells)).toBe('2 faults on 2 surfaces: 1 of 2 cells hold, 1 failed, 2 do not apply.');
});

test('a cell that was not run is neither ok nor failed', () => {
  const stopped = cellsOf({
    suites: [{ specs: [spec('500 × Login', 'expected'), spec('503 × Login', 'skipped')] }],
  });
  expect(summary(stopped)).toBe(
    '2 faults on 1 surfaces: 1 of 2 cells hold, 0 failed, 1 were not run, 0 do not apply.',
  );
  expect(formatTable(stopped)).toContain('503    not run');
});

test('the table is printed in columns, with numbered reasons', () => {
  expect(formatTable(cells).split('\n')).toEqual([
    'Fault  Login   Print',
    '500    ok      – 1  ',
    '503    FAILED  – 1  ',
    '',
    '– 1: It makes no call.',
    'FAILED 503 × Login: focus',
  ]);
});
