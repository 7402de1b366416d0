import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lease } from '@rentsafe/domain/lease';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { type Db, rows } from '../db/database.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { openEmptyDatabase } from '../testing/databases.ts';

describe('a restored backup', () => {
  const { context, book, post, newUnit } = useBook('postgres', '2026-07-15T08:00:00Z');

  const stateOf = (db: Db) =>
    rows(
      db,
      sql`SELECT (SELECT json_agg(i) FROM (SELECT * FROM open_items ORDER BY charge_id) i) AS items,
               (SELECT json_agg(r) FROM (SELECT * FROM open_receipts ORDER BY receipt_id) r) AS receipts,
               (SELECT json_agg(b) FROM (SELECT * FROM account_balances ORDER BY account_id) b) AS balances`,
    );

  it('has what is open of receipts and charges, of reversed receipts too', async () => {
    const account = { name: 'B', kind: 'bank', currency: 'USD' };
    const bank_account = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
    const draft = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2026-01-01',
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
    });
    const lease = draft.body.id;
    await post(`leases/${lease}/activate/`, {});
    for (const month of ['2026-01', '2026-02']) await post('charge-runs/', { month });
    const receive = async (received_on: string, amount: string, more = {}) =>
      (
        await post<Receipt>('receipts/', {
          ...{ lease, bank_account, received_on, amount: usd(amount), method: 'cash', ...more },
        })
      ).body;
    const bounced = await receive('2026-01-05', '450.00');
    const reversal = { on: '2026-02-10', reason: 'bounced' };
    const reversed = await post<Receipt>(`receipts/${bounced.id}/reverse/`, reversal, book.admin);
    expect(reversed.body.state).toBe('reversed');
    await receive('2026-02-12', '300.00');
    const unknown = await receive('2026-02-13', '50.00', { lease: null });
    await post(`receipts/${unknown.id}/identify/`, { lease });
    const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
    const restored = await openEmptyDatabase('postgres');
    try {
      const file = path.join(folder, 'backup.gz');
      await backUp(context.server.database, file);
      await restore(restored, file);
      expect(await stateOf(restored.db)).toEqual(await stateOf(context.server.db));
    } finally {
      await restored.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
