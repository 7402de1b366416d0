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

/** The page that is kept of a proof. */
export function page({ at, commit, machine, versions, seed, results, totals, kills, counts }: Facts): string {
  const line = (name: string, value: number) => `| ${name} | ${value.toLocaleString('en-US')} |`;
  const of = (kind: string) => results.filter(({ intent }) => intent.kind === kind).length;
  const lines = [
    line('intents', results.length),
    ...records.map((kind) => line(`intents: ${kind}`, of(kind))),
    line('rows of individuals', totals.individuals),
    line('rows of companies', totals.companies),
    line('rows of branches, a head office for each company among them', totals.branches),
    line('**doubled**', results.filter(({ rows }) => rows > 1).length),
    line('**missing**', results.filter(({ rows }) => rows === 0).length),
    line(
      '**untruths**',
      results.reduce((sum, { untruths }) => sum + untruths.length, 0),
    ),
    line('rounds that did not end', results.filter(({ broken }) => broken).length),
    line('kill -9 of the API', kills),
    ...counts.map(([name, times]) => line(name, times)),
  ];
  return `# Exactly once

Written by \`pnpm prove:once\`; no figure is typed by hand. Someone at a real Chromium wants one record after the other, from the
built app, served by the built API over a real PostgreSQL. Between the two stands a wire that fails: it cuts requests and replies,
whole or in half, answers 502 itself, falls silent for half a minute, lets what was held back arrive late; the API is killed
(kill -9) before or while it carries out what was sent; the browser goes offline; the button is pressed twice. The person does what the screen
says: sends again, waits, or closes the form, looks for the record in the list and, where it is not there, fills in the form once
more: before or after what was held back has arrived.

After each word of the screen the database is looked at: 'created successfully' only over a row; a failure only where there is no
row, unless its words leave open whether it was saved; a record is found in the list when and only when it is there. In the end each
intent has one row.

${at} UTC, commit ${commit}, seed ${seed}, on ${[machine, ...versions].join(', ')}.

| | |
|---|---:|
${lines.join('\n')}
`;
}
