import type { ProvenPromise } from './promises.ts';

interface Test {
  fullName: string;
  status: string;
  duration?: number | null;
  meta?: { counts?: Record<string, number> };
}

interface TestFile {
  name: string;
  assertionResults: Test[];
}

/** One run of the tests, as it is stored. */
export interface Run {
  at: string;
  commit: string;
  machine: string;
  files: TestFile[];
}

interface FileResults {
  name: string;
  results: { test: Test; run: Run }[];
}

export interface Line {
  title: string;
  passed: number;
  failed: number;
  holds: boolean;
  databases: string;
  checked: string;
  seconds: number;
  runs: string[];
}

const ofPromise = (files: readonly FileResults[], { file, tests }: ProvenPromise) =>
  files
    .filter(({ name }) => file.test(name))
    .flatMap(({ results }) => results.filter(({ test }) => tests.test(test.fullName)));

/** The tests of a file by its name and theirs; of several with one name each by its place among them. */
function byName({ name, assertionResults }: TestFile): [key: string, test: Test][] {
  const seen = new Map<string, number>();
  return assertionResults.map((test) => {
    const nth = (seen.get(test.fullName) ?? 0) + 1;
    seen.set(test.fullName, nth);
    return [`${name} ${test.fullName} ${nth}`, test];
  });
}

/** The newest result of each test that its file still has: parts may be run one at a time. */
function newest(runs: readonly Run[]): FileResults[] {
  const tests = new Map<string, { test: Test; run: Run }>();
  const files = new Map<string, TestFile>();
  for (const run of [...runs].sort((a, b) => a.at.localeCompare(b.at))) {
    for (const file of run.files) {
      files.set(file.name, file);
      for (const [key, test] of byName(file)) if (test.status !== 'skipped') tests.set(key, { test, run });
    }
  }
  return [...files.values()].map((file) => ({
    name: file.name,
    results: byName(file).flatMap(([key]) => tests.get(key) ?? []),
  }));
}

const databases = (tests: readonly Test[]) =>
  (
    [
      ['pglite', 'PGlite'],
      ['postgres', 'PostgreSQL'],
    ] as const
  ).flatMap(([kind, name]) =>
    tests.some(({ fullName }) => fullName.toLowerCase().includes(kind)) ? [name] : [],
  );

/** The counts that tests report, added up. */
function checked(tests: readonly Test[]): string {
  const counts = new Map<string, number>();
  for (const [what, times] of tests.flatMap(({ meta }) => Object.entries(meta?.counts ?? {}))) {
    counts.set(what, (counts.get(what) ?? 0) + times);
  }
  return [...counts].map(([what, times]) => `${times.toLocaleString('en-US')} ${what}`).join(', ');
}

/** A line for each promise: how many of its tests passed, and how much they checked. */
export function tally(promises: readonly ProvenPromise[], runs: readonly Run[]): Line[] {
  const files = newest(runs);
  return promises.map((promise) => {
    const found = ofPromise(files, promise);
    const tests = found.map(({ test }) => test);
    const passed = tests.filter(({ status }) => status === 'passed').length;
    return {
      title: promise.title,
      passed,
      failed: tests.length - passed,
      holds: passed > 0 && passed === tests.length,
      databases: databases(tests).join(', '),
      checked: checked(tests),
      seconds: Math.round(tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000),
      runs: [...new Set(found.map(({ run }) => `${run.at.slice(0, 16).replace('T', ' ')} ${run.commit}`))],
    };
  });
}

const passedOf = (row = '') => Number(row.split(' | ')[2]?.split(' of ')[0] ?? 0);

/** The page of a proof. A promise keeps its row of the page before where a run had fewer of its tests, and none failed. */
export function page(lines: readonly Line[], runs: readonly Run[], before = ''): string {
  const beforeRows = before.split('\n');
  const machines = new Set([
    ...beforeRows.filter((row) => row.startsWith('- ')).map((row) => row.slice(2)),
    ...runs.map(({ machine }) => machine),
  ]);
  const rows = lines.map(
    ({ title, passed, failed, holds, databases: on, checked: amount, seconds, runs: when }) => {
      const kept = beforeRows.find((row) => row.startsWith(`| ${title} |`));
      if (kept !== undefined && failed === 0 && passed < passedOf(kept)) return kept;
      if (passed + failed === 0) return kept ?? `| ${title} | not run | | | | | |`;
      return `| ${title} | ${holds ? 'holds' : '**does not hold**'} | ${passed} of ${passed + failed} | ${amount} | ${on} | ${seconds} | ${when.join('; ')} |`;
    },
  );
  return `# What the API was proved to do

Written by \`npm run prove:api\`; no figure is typed by hand. Each line is a promise of the backend; its tests ran
whole, against real databases. Times (UTC) and commits are of the run that the line comes from.

${[...machines].map((machine) => `- ${machine}`).join('\n')}

${rows.filter((row) => row.includes(' | holds | ')).length} of ${rows.length} hold.

| promise | | tests passed | looked at | on | seconds | run |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
