import type { Totals } from './ledger.ts';
import { records } from './plan.ts';
import type { Result } from './tally.ts';

export interface Facts {
  at: string;
  commit: string;
  machine: string;
  versions: string[];
  seed: number;
  results: Result[];
  totals: Totals;
  kills: number;
  counts: [name: string, times: number][];
}

/** The page of docs/. */
export function page({ at, commit, machine, versions, seed, results, totals, kills, counts }: Facts): string {
  const line = (name: string, value: number) => `| ${name} | ${value.toLocaleString('en-US')} |`;
  const countOf = (kind: string) => results.filter(({ intent }) => intent.kind === kind).length;
  const lines = [
    line('intents', results.length),
    ...records.map((kind) => line(`intents: ${kind}`, countOf(kind))),
    line('rows of individuals', totals.individuals),
    line('rows of companies', totals.companies),
    line('rows of branches, including a head office for each company', totals.branches),
    line('**doubled**', results.filter(({ rows }) => rows > 1).length),
    line('**missing**', results.filter(({ rows }) => rows === 0).length),
    line(
      '**misreports**',
      results.reduce((sum, { misreports }) => sum + misreports.length, 0),
    ),
    line('rounds that did not finish', results.filter(({ broken }) => broken).length),
    line('kill -9 of the API', kills),
    ...counts.map(([name, times]) => line(name, times)),
  ];
  return `# Exactly once

Written by \`npm run prove:once\`; no figure is typed by hand. A user in a real Chromium creates one record after the other, in the
built app, served by the built API with a real PostgreSQL. Between browser and API a wire fails: it cuts requests and replies,
whole or in half, answers 502 itself, falls silent for half a minute, and delivers late what it held back; the API is killed
(kill -9) before or while it handles a request; the browser goes offline; the button is pressed twice. The user follows the
instructions on the screen: sends again, waits, or closes the form, searches for the record in the list and, where it is not
found, fills in the form again, before or after what was held back has arrived.

After each message on the screen the database is checked: 'created successfully' only when there is a row; a failure only when
there is none, unless its text leaves open whether it was saved; the list finds a record if and only if it exists. In the end
each intent has one row.

${at} UTC, commit ${commit}, seed ${seed}, on ${[machine, ...versions].join(', ')}.

| | |
|---|---:|
${lines.join('\n')}
`;
}
