import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays, today } from '@rentsafe/domain/date';
import { currencies } from '@rentsafe/domain/money';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { journalOf } from '../entry/journal.ts';
import { trialBalance } from '../ledgerReport/trialBalance.ts';
import { seed } from '../seed/seed.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { addCount, isWhole } from '../testing/proof.ts';

const isInstalled = spawnSync('hledger', ['--version']).status === 0;
const now = new Date('2026-03-05T08:30:00Z');
const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What hledger says stands on each kind of account at the end of a day, as `claim:tenant USD` and its amount. */
function balancesOf(file: string, day: string): string[] {
  const options = ['balance', '--flat', '--depth', '2', '--no-total', '-e', addDays(day, 1), '-O', 'csv'];
  const [, ...lines] = execFileSync('hledger', ['-f', file, ...options], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [account, amounts] = JSON.parse(`[${line}]`) as [string, string];
    return amounts.split(', ').map((amount) => {
      const [value, currency] = amount.split(' ');
      return `${account} ${currency} ${value}`;
    });
  });
}

it.runIf(isWhole && isInstalled)(
  'hledger adds the journal of the sample book up to the trial balance at 20 dates',
  { timeout: 600_000 },
  async () => {
    const database: Database = await openEmptyDatabase('postgres');
    const config = { adminEmail: 'a@rentsafe.example', adminPassword: 'Msasa trees turn red 9' };
    await seed(database, {
      config: { ...config, sampleData: true, sampleMonths: 6 },
      now,
      progress: () => undefined,
    });
    const { count, text } = await journalOf(database.db, 1);
    const parts: string[] = [];
    for await (const part of text) parts.push(part);
    const file = path.join(folder, 'book.journal');
    writeFileSync(file, parts.join(''));
    addCount('entries', count);
    for (let nth = 0; nth < 20; nth += 1) {
      const as_at = addDays(today(now), -9 * nth);
      const ours: string[] = [];
      for (const currency of currencies) {
        const { rows } = await trialBalance(database.db, 1, currency, { as_at, known_seq: count });
        ours.push(...rows.map(({ half, kind, balance }) => `${half}:${kind} ${currency} ${balance}`));
      }
      expect(balancesOf(file, as_at).toSorted()).toEqual(ours.toSorted());
      addCount('dates');
      addCount('balances', ours.length);
    }
    await database.close();
  },
);
