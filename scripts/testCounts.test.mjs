import { expect, test } from 'vitest';
import { playwrightCounts, total, unsteady, vitestCounts } from './testCounts.mjs';

test('a file that could not be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

test('counts of several runners add up', () => {
  const browser = playwrightCounts({ stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 1 } });
  expect(total([browser, { passed: 1, failed: 0, skipped: 0 }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
  });
});

test('what passed only the second time is named, however deep it stands', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const inner = { specs: [spec('at once', 'expected'), spec('the second time', 'flaky')] };
  expect(unsteady({ suites: [{ suites: [inner] }] })).toEqual(['the second time']);
});
