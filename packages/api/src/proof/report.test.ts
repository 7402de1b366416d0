import { expect, it } from 'vitest';
import { page, tally } from './report.ts';

const run = (at: string, status: string, count: number) => ({
  at,
  commit: 'abc',
  machine: 'a machine',
  files: [
    {
      name: 'src/a.test.ts',
      assertionResults: [
        { fullName: 'on pglite writes survive', status, duration: 2000, meta: { counts: { kills: count } } },
        {
          fullName: 'on postgres writes survive',
          status,
          duration: 1000,
          meta: { counts: { kills: count } },
        },
        { fullName: 'on postgres something else', status: 'failed', duration: 1, meta: {} },
      ],
    },
  ],
});
const promises = [
  { title: 'Writes survive', file: /a\.test/, tests: /survive/ },
  { title: 'Never run', file: /b\.test/, tests: /./ },
];

it('a promise holds when all of its tests passed in the newest run of their file', () => {
  const runs = [run('2026-01-02T10:00:00Z', 'passed', 600), run('2026-01-01T10:00:00Z', 'failed', 1)];
  const [survive, never] = tally(promises, runs);
  expect(survive).toMatchObject({
    holds: true,
    passed: 2,
    checked: '1,200 kills',
    databases: 'PGlite, PostgreSQL',
    seconds: 3,
  });
  expect(never).toMatchObject({ holds: false, passed: 0 });
  expect(page(tally(promises, runs), runs)).toContain('1 of 2 hold.');
});

it('a failed test does not hold; a skipped one leaves what was known', () => {
  expect(tally(promises, [run('2026-01-01', 'failed', 1)])[0]?.holds).toBe(false);
  expect(tally(promises, [run('2026-01-01', 'skipped', 1)])[0]?.holds).toBe(false);
  const runs = [run('2026-01-01', 'passed', 7), run('2026-01-02', 'skipped', 1)];
  expect(tally(promises, runs)[0]).toMatchObject({ holds: true, checked: '14 kills' });
});

it('a promise that was not run keeps its row of the page before', () => {
  const before = page(tally(promises, [run('2026-01-01T10:00:00Z', 'passed', 7)]), []);
  expect(before).toContain('1 of 2 hold.');
  expect(before).toContain('| Never run | not run |');
  const after = page(tally(promises, []), [], before);
  expect(after).toContain('| Writes survive | holds | 2 of 2 | 14 kills | PGlite, PostgreSQL | 3 |');
  expect(after).toContain('1 of 2 hold.');
});

it('a run of some of the tests of a promise keeps the row of the whole run before; a failed one does not', () => {
  const before = page(tally(promises, [run('2026-01-01T10:00:00Z', 'passed', 7)]), []);
  const part = (status: string) => {
    const whole = run('2026-01-02T10:00:00Z', status, 9);
    return [
      {
        ...whole,
        files: whole.files.map((file) => ({ ...file, assertionResults: file.assertionResults.slice(0, 1) })),
      },
    ];
  };
  expect(page(tally(promises, part('passed')), [], before)).toContain('| Writes survive | holds | 2 of 2 |');
  expect(page(tally(promises, part('failed')), [], before)).toContain('| **does not hold** | 0 of 1 |');
});
