import type { ProvenPromise } from './promises.ts';

interface Test {
  fullName: string;
  status: string;
  duration?: number | null;
  meta?: { counts?: Record<string, number> };
}

/** A file in the report of Vitest. */
export interface TestFile {
  name: string;
  assertionResults: Test[];
}

export interface Line {
  title: string;
  passed: number;
  failed: number;
  holds: boolean;
  databases: string;
  checked: string;
  seconds: number;
}

const databases = (tests: readonly Test[]) =>
  (
    [
      ['pglite', 'PGlite'],
      ['postgres', 'PostgreSQL'],
    ] as const
  )
    .filter(([kind]) => tests.some(({ fullName }) => fullName.toLowerCase().includes(kind)))
    .map(([, name]) => name)
    .join(', ');

/** The counts that tests report, added up. */
function checked(tests: readonly Test[]): string {
  const counts = new Map<string, number>();
  for (const [what, times] of tests.flatMap(({ meta }) => Object.entries(meta?.counts ?? {}))) {
    counts.set(what, (counts.get(what) ?? 0) + times);
  }
  return [...counts].map(([what, times]) => `${times.toLocaleString('en-US')} ${what}`).join(', ');
}

/** A line for each promise: how many of its tests passed, and how much they checked. */
export const tally = (promises: readonly ProvenPromise[], files: readonly TestFile[]): Line[] =>
  promises.map(({ title, file, tests: pattern }) => {
    const tests = files
      .filter(({ name }) => file.test(name))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => status !== 'skipped' && pattern.test(fullName));
    const passed = tests.filter(({ status }) => status === 'passed').length;
    return {
      title,
      passed,
      failed: tests.length - passed,
      holds: passed > 0 && passed === tests.length,
      databases: databases(tests),
      checked: checked(tests),
      seconds: Math.round(tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000),
    };
  });

/** The line as it is printed. */
export function format({ title, passed, failed, holds, databases, checked, seconds }: Line): string {
  const facts = [`${passed} of ${passed + failed} tests`, checked, databases, `${seconds} s`];
  return `${holds ? 'holds' : 'FAILS'}  ${title} (${facts.filter(Boolean).join('; ')})`;
}
