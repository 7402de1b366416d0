import { today } from '@rentsafe/domain/date';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { formatMoney, toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertClaim } from '../claim/repository.ts';
import { claimTaker } from '../claim/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { insertNote, insertPromise } from '../debtCall/calls.ts';
import { overdueOf } from '../ledger/overdue.ts';
import { seedConsent } from './consents.ts';
import { isSample } from './own.ts';

interface Debtor {
  lease: number;
  individual: number;
}

/** The tenants who have owed most for more than two months. */
const debtorsOf = (db: Db, actor: Actor, day: PlainDate) =>
  rows<Debtor>(
    db,
    sql`SELECT oi.lease_id AS lease, max(p.individual_id) AS individual FROM open_items oi
        JOIN lease_parties lp ON lp.lease_id = oi.lease_id AND lp.role = 'tenant' JOIN parties p ON p.id = lp.party_id
        JOIN leases le ON le.id = oi.lease_id AND ${isSample('le', actor)}
        WHERE oi.client_id = ${actor.clientId} AND oi.currency = 'USD' AND oi.due_on < ${addDays(day, -60)}::date
        GROUP BY oi.lease_id HAVING sum(oi.amount - oi.settled) > 0 AND max(p.individual_id) IS NOT NULL
        ORDER BY sum(oi.amount - oi.settled) DESC, oi.lease_id LIMIT 4`,
  );

/** All that is overdue, by a day to come. */
const promise = (amount: string, on: PlainDate, by_on: PlainDate) => ({
  amount: { amount, currency: 'USD' as const },
  by_on,
  on,
  text: 'Waits for the salary of this month.',
});

/**
 * What was done about the oldest debts of the sample portfolio: each tenant was called; one claim is listed, one in its waiting
 * time, one drafted, and the last tenant has promised to pay.
 *
 * @param from how far the oldest has come, of those; 0 for the one that is listed.
 */
export async function seedClaims(db: Db, actor: Actor, from = 0): Promise<void> {
  const { clientId: client_id } = actor;
  const day = today(actor.now);
  const before = (days: number) => addDays(day, -days);
  for (const [index, { lease, individual }] of (await debtorsOf(db, actor, day)).entries()) {
    const nth = from + index;
    const record = { id: lease, client_id };
    const amount = toDecimal((await overdueOf(db, { lease_id: lease, currency: 'USD' }, actor.now)).minor);
    const call = (kind: 'note' | 'demand', text: string, on: PlainDate) =>
      insertNote(db, actor, record, { kind, text, on });
    await call('note', 'Called: the tenant knows of the debt and asks for time.', before(50 - nth));
    if (nth >= 3) {
      await insertPromise(db, actor, record, promise(amount, before(5), addDays(day, 9)));
      continue;
    }
    await call('demand', 'Letter of demand, by hand to the unit.', before(47 - nth));
    const party = { type: 'individual' as const, id: individual };
    const claim = await insertClaim(db, actor, record, {
      lease,
      party,
      type: 'rent',
      amount: { amount, currency: 'USD' },
      reason: 'Rent that is overdue despite a call and a letter of demand.',
    });
    if (nth === 2) continue;
    const text = `Pay ${formatMoney(amount, 'USD')}, or dispute it, before the claim is listed.`;
    const step = { db, actor, level: 'admin' } as const;
    const notice = { sent_on: before(nth === 0 ? 40 : 8), by: 'hand', text } as const;
    await claimTaker.take('notice', { ...step, body: notice }, { id: claim.id, client_id });
    if (nth > 0) continue;
    await claimTaker.take('list', { ...step, body: { on: before(4) } }, { id: claim.id, client_id });
    await seedConsent(db, actor, {
      party,
      given_on: before(300),
      until_on: addDays(day, 65),
      evidence: 'Clause 14 of the signed lease.',
    });
  }
}
