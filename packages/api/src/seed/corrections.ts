import { today } from '@rentsafe/domain/date';
import type { JournalInput } from '@rentsafe/domain/journal';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertBankTransfer } from '../bankTransfer/transfer.ts';
import { type Db, rows } from '../db/database.ts';
import { insertJournal } from '../journal/drafts.ts';
import { journalTaker } from '../journal/steps.ts';
import { firstDayThere } from '../ledger/there.ts';
import { isSample } from './own.ts';
import type { Banks } from './receive.ts';

interface Held {
  landlord: number;
  property: number;
  lease: number;
}

/**
 * Journals, prepared by one person and posted by another, the last of each side still a draft, and ZiG that was sold for dollars,
 * where there is enough.
 */
export async function seedCorrections(db: Db, actor: Actor, maker: Actor, banks: Banks): Promise<void> {
  const { clientId: client_id } = actor;
  const [held] = await rows<Held>(
    db,
    sql`SELECT a.landlord_id AS landlord, a.property_id AS property, le.id AS lease
        FROM accounts a JOIN account_balances b ON b.account_id = a.id JOIN units u ON u.property_id = a.property_id
          JOIN leases le ON le.unit_id = u.id AND le.state = 'active' AND ${isSample('le', actor)}
        WHERE a.client_id = ${client_id} AND a.kind = 'landlord' AND a.currency = 'USD' AND b.credits - b.debits >= 10000
        ORDER BY a.landlord_id, a.property_id, le.id LIMIT 1`,
  );
  if (!held) return;
  const { lease, landlord, property } = held;
  const from = { kind: 'landlord', currency: 'USD', landlord_id: landlord, property_id: property } as const;
  const earliest = addDays(today(actor.now), -3);
  const on = await firstDayThere(db, client_id, [{ from, amount: 2500n }], earliest);
  const usd = (amount: string) => ({ amount, currency: 'USD' as const });
  const journals: readonly JournalInput[] = [
    {
      kind: 'customer_debit',
      lease,
      amount: usd('12.50'),
      on,
      reason: 'Water meter read too low in the last month',
    },
    {
      kind: 'creditor_debit',
      landlord,
      property,
      amount: usd('25.00'),
      on,
      reason: 'Half of the letting fee, as agreed',
    },
    { kind: 'customer_debit', lease, amount: usd('8.00'), on, reason: 'A lost gate key' },
    {
      kind: 'creditor_credit',
      landlord,
      property,
      amount: usd('10.00'),
      on,
      reason: 'Commission of a cancelled lease',
    },
  ];
  for (const [nth, journal] of journals.entries()) {
    const { id, version } = await insertJournal(db, maker, client_id, journal);
    const step = { db, actor, level: 'admin', body: { version } } as const;
    if (nth < 2) await journalTaker.take('post', step, { id, client_id });
  }
  const [zig] = await rows<{ isEnough: boolean }>(
    db,
    sql`SELECT b.debits - b.credits >= 268000 AS "isEnough" FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = ${client_id} AND a.kind = 'bank' AND a.bank_account_id = ${banks.ZWG}`,
  );
  if (!zig?.isEnough) return;
  await insertBankTransfer(
    db,
    actor,
    client_id,
    {
      ...{
        from: banks.ZWG,
        to: banks.USD,
        amount: { amount: '2680.00', currency: 'ZIG' },
        received: usd('99.00'),
      },
      reason: 'Sold to the bank at 27.07',
    },
    { isAdmin: true },
  );
}
