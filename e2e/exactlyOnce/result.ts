import type { Totals } from './ledger.ts';
import { records } from './plan.ts';
import type { Result } from './tally.ts';

export interface Facts {
  versions: string[];
  seed: number;
  results: Result[];
  totals: Totals;
  kills: number;
  counts: [name: string, times: number][];
}

/** What the proof says in its last line, and in full. */
export function resultOf({ versions, seed, results, totals, kills, counts }: Facts) {
  const count = (matches: (result: Result) => boolean) => results.filter(matches).length;
  const doubled = count(({ rows }) => rows > 1);
  const missing = count(({ rows }) => rows === 0);
  const misreports = results.reduce((sum, result) => sum + result.misreports.length, 0);
  const lines: [name: string, value: number][] = [
    ...records.map((kind): [string, number] => [
      `intents: ${kind}`,
      count(({ intent }) => intent.kind === kind),
    ]),
    ['rows of individuals', totals.individuals],
    ['rows of companies', totals.companies],
    ['rows of branches, including a head office for each company', totals.branches],
    ['rounds that did not finish', count(({ broken }) => Boolean(broken))],
    ...counts,
  ];
  return {
    summary: `${results.length} intents: ${doubled} doubled, ${missing} missing, ${misreports} misreports; ${kills} kills of the API; seed ${seed}.`,
    report: [...versions, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n'),
  };
}
