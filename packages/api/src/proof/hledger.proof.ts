import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { today } from '@rentsafe/domain/date';
import { currencies } from '@rentsafe/domain/money';
import { addDays } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type Db, rows } from '../db/database.ts';
import { journalOf } from '../entry/journal.ts';
import { trialBalance } from '../ledgerReport/trialBalance.ts';
import { seed } from '../seed/seed.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { addCount } from '../testing/proof.ts';

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
  const balances = lines.flatMap((line) => {
    const [account, amounts] = JSON.parse(`[${line}]`) as [string, string];
    return amounts.split(', ').map((amount) => {
      const [value, currency] = amount.split(' ');
      return `${account} ${currency} ${value}`;
    });
  });
  return balances.toSorted();
}

/** What the trial balance says of it. */
async function ownBalances(db: Db, as_at: string, known_seq: number): Promise<string[]> {
  const ours: string[] = [];
  for (const currency of currencies) {
    const { rows } = await trialBalance(db, 1, currency, { as_at, known_seq });
    ours.push(...rows.map(({ half, kind, balance }) => `${half}:${kind} ${currency} ${balance}`));
  }
  return ours.toSorted();
}

describe.runIf(isInstalled)('hledger', { timeout: 600_000 }, () => {
  let database: Database;
  let entries = 0;
  let journal = '';
  beforeAll(async () => {
    database = await openEmptyDatabase('postgres');
    const config = { adminEmail: 'a@rentsafe.example', adminPassword: 'Msasa trees turn red 9' };
    await seed(database, {
      config: { ...config, isLocal: true, sampleData: true, samplePassword: null, sampleMonths: 6 },
      now,
      progress: () => undefined,
    });
    const { count, text } = await journalOf(database.db, 1);
    for await (const part of text) journal += part;
    entries = count;
  }, 600_000);
  afterAll(() => database.close());
  const stored = (text: string) => {
    const file = path.join(folder, 'book.journal');
    writeFileSync(file, text);
    return file;
  };

  it('adds the journal of the sample book up to the trial balance at 20 dates', async () => {
    const file = stored(journal);
    // Whose money is held, and what was paid out of it, is in the book too.
    for (const account of ['deposit', 'paying', 'creditor', 'exchange', 'rent_tax', 'commission'])
      expect(journal, account).toContain(`:${account}`);
    const kinds = await rows<{ kind: string }>(
      database.db,
      sql`SELECT DISTINCT kind FROM entries WHERE client_id = 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'journal',
        'bank_transfer',
        'bill',
        'disbursement_payment',
        'disbursement_failure',
      ]),
    );
    addCount('entries', entries);
    for (let nth = 0; nth < 20; nth += 1) {
      const as_at = addDays(today(now), -9 * nth);
      const ours = await ownBalances(database.db, as_at, entries);
      expect(balancesOf(file, as_at)).toEqual(ours);
      addCount('dates');
      addCount('balances', ours.length);
    }
  });

  it('disagrees where one posting is a cent more, and refuses a single line of it', async () => {
    const [posting = '', amount = ''] = /\n[^\n]+ (\d+\.\d\d) USD\n[^\n]+ -\1 USD\n/.exec(journal) ?? [];
    const more = toDecimal(toMinor(amount) + 1n);
    const ours = await ownBalances(database.db, today(now), entries);
    const altered = balancesOf(
      stored(journal.replace(posting, posting.replaceAll(amount, more))),
      today(now),
    );
    expect(altered.filter((balance) => !ours.includes(balance))).toHaveLength(2);
    const single = stored(journal.replace(posting, posting.replace(amount, more)));
    expect(() => balancesOf(single, today(now))).toThrow('could not balance this transaction');
    addCount('figures altered', 2);
  });
});
