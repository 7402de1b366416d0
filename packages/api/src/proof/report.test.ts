import { expect, it } from 'vitest';
import { format, tally } from './report.ts';

const file = (status: string) => {
  const test = (fullName: string, duration: number) => ({
    ...{ fullName, status, duration },
    meta: { counts: { kills: 600 } },
  });
  const other = { fullName: 'on postgres something else', status: 'failed', duration: 1, meta: {} };
  const assertionResults = [
    test('on pglite writes survive', 2000),
    test('on postgres writes survive', 1000),
    other,
  ];
  return [{ name: 'src/a.test.ts', assertionResults }];
};
const promises = [
  { title: 'Writes survive', file: /a\.test/, tests: /survive/ },
  { title: 'Never run', file: /b\.test/, tests: /./ },
];

it('a promise holds when all of its tests passed', () => {
  expect(tally(promises, file('passed')).map(format)).toEqual([
    'holds  Writes survive (2 of 2 tests; 1,200 kills; PGlite, PostgreSQL; 3 s)',
    'FAILS  Never run (0 of 0 tests; 0 s)',
  ]);
});

it('one with a failed test, or of which every test was skipped, does not', () => {
  expect(tally(promises, file('failed'))[0]).toMatchObject({ holds: false, failed: 2 });
  expect(tally(promises, file('skipped'))[0]).toMatchObject({ holds: false, passed: 0, failed: 0 });
});
