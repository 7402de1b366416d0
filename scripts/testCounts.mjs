/** Counts of one run, read from the JSON report of its runner. */
export const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/** The titles of what passed only the second time, in a report of Playwright's. */
export const unsteady = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(unsteady),
];

export const total = (counts) =>
  counts.reduce(
    (sum, counted) => ({
      passed: sum.passed + counted.passed,
      failed: sum.failed + counted.failed,
      skipped: sum.skipped + counted.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
