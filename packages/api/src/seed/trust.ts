import { today } from '@rentsafe/domain/date';
import type { DisbursementInput } from '@rentsafe/domain/disbursement';
import type { PartyInput } from '@rentsafe/domain/party';
import { addDays, laterOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertBill } from '../bill/repository.ts';
import { insertCharge } from '../charge/charges.ts';
import { type Db, rows } from '../db/database.ts';
import { insertDisbursement } from '../disbursement/drafts.ts';
import { disbursementTaker } from '../disbursement/steps.ts';
import { firstDayThere } from '../ledger/there.ts';
import { insertReceipt } from '../receipt/insert.ts';
import { sampleEmails } from './client.ts';
import { lookedUp } from './consents.ts';
import { isSample } from './own.ts';
import type { Banks } from './receive.ts';

const usd = (minor: string | bigint) => ({ amount: toDecimal(BigInt(minor)), currency: 'USD' as const });

/** The newest leases that agreed on a deposit have paid it: those from one on. */
export async function payDeposits(
  db: Db,
  actor: Actor,
  { USD: bank_account }: Banks,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const { clientId: client_id, now } = actor;
  const leases = await rows<{ id: number; deposit: string }>(
    db,
    sql`SELECT id, deposit_amount::text AS deposit FROM leases WHERE client_id = ${client_id} AND state = 'active'
          AND ${isSample('leases', actor)} AND deposit_amount > 0 AND deposit_currency = 'USD' AND from_on <= ${addDays(today(now), -12)}::date
        ORDER BY from_on DESC, id LIMIT ${count} OFFSET ${from}`,
  );
  for (const [index, { id, deposit }] of leases.entries()) {
    const nth = from + index;
    const charged_on = addDays(today(now), -12);
    const charge = await insertCharge(
      db,
      actor,
      { id, client_id },
      { lease: id, type: 'deposit', net: usd(deposit), charged_on, due_on: charged_on },
    );
    await insertReceipt(
      db,
      actor,
      client_id,
      {
        ...{ lease: id, bank_account, received_on: addDays(charged_on, nth % 5), amount: usd(deposit) },
        ...{ method: 'transfer', reference: `DEP ${40_211 + nth}` },
        allocations: [{ charge: charge.id, amount: usd(deposit) }],
      },
      true,
    );
  }
}

interface Held {
  property: number;
  landlord: number;
  party: PartyInput;
  held: string;
  /** What of it no reserve and no bill needs. */
  free: string;
}

/** Properties of whose landlords much is held in dollars, and who were not paid yet, each landlord once, the most first. */
const mostHeld = (db: Db, actor: Actor, count: number) =>
  rows<Held>(
    db,
    sql`SELECT * FROM (
          SELECT DISTINCT ON (a.landlord_id) a.property_id AS property, a.landlord_id AS landlord,
            json_build_object('type', CASE WHEN p.company_id IS NULL THEN 'individual' ELSE 'company' END,
              'id', coalesce(p.company_id, p.individual_id)) AS party, (b.credits - b.debits)::text AS held,
            (b.credits - b.debits - r.reserve_usd - coalesce((SELECT sum(s.amount - s.paid) FROM open_bills s
              JOIN bills i ON i.id = s.bill_id JOIN ownerships o ON o.id = i.ownership_id WHERE o.landlord_id = a.landlord_id
                AND o.property_id = a.property_id AND s.currency = 'USD'), 0))::text AS free
          FROM accounts a JOIN account_balances b ON b.account_id = a.id JOIN landlords l ON l.id = a.landlord_id
            JOIN parties p ON p.id = l.party_id JOIN properties r ON r.id = a.property_id
          WHERE a.client_id = ${actor.clientId} AND ${isSample('l', actor)} AND a.kind = 'landlord' AND a.currency = 'USD'
            AND b.credits - b.debits - r.reserve_usd >= 20000
            AND NOT EXISTS (SELECT FROM disbursement_lines d WHERE d.kind = 'landlord' AND d.landlord_id = a.landlord_id)
          ORDER BY a.landlord_id, b.credits - b.debits DESC
        ) h ORDER BY held::bigint DESC, landlord LIMIT ${count}`,
  );

/** Who prepares what the actor approves: the next sample user of the client, else the actor. */
export async function makerOf(db: Db, actor: Actor): Promise<Actor> {
  const [other] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM users WHERE client_id = ${actor.clientId} AND is_active AND id <> ${actor.userId}
          AND email_key IN (SELECT json_array_elements_text(${JSON.stringify(sampleEmails)}::json)) ORDER BY id LIMIT 1`,
  );
  return other ? { ...actor, userId: other.id } : actor;
}

/** The first day, from one on, on which so much of a landlord's is there, in the bank too. */
const dayOf = (
  db: Db,
  { clientId }: Actor,
  { landlord, property }: Held,
  bank_account_id: number,
  { amount, earliest }: { amount: string; earliest: PlainDate },
) =>
  firstDayThere(
    db,
    clientId,
    [
      { kind: 'landlord', currency: 'USD', landlord_id: landlord, property_id: property } as const,
      { kind: 'bank', currency: 'USD', bank_account_id } as const,
    ].map((from) => ({ from, amount: toMinor(amount) })),
    earliest,
  );

/** How far each of the payments has come: two are paid, two go to the bank next, and others wait for an Admin. */
export const fates = [
  'paid',
  'approved',
  'draft',
  'paid',
  'approved',
  'failed',
  'cancelled',
  'draft',
] as const;

/** Pays the next landlord, as far as the nth payment is to come. */
export async function payLandlord(
  db: Db,
  actor: Actor,
  maker: Actor,
  { USD: bank_account }: Banks,
  nth: number,
): Promise<void> {
  const { clientId: client_id } = actor;
  const [most] = await mostHeld(db, actor, 1);
  if (!most) return;
  const day = today(actor.now);
  const { property, landlord, party, held, free } = most;
  const fate = fates[nth] ?? 'draft';
  const part = (BigInt(held) * 4n) / 5n;
  const amount = toDecimal(part < BigInt(free) ? part : BigInt(free));
  const input: DisbursementInput = {
    ...{ kind: 'landlord', party, bank_account },
    lines: [{ property, landlord, amount }],
  };
  const { id, version } = await insertDisbursement(db, maker, client_id, input);
  const record = { id, client_id };
  const byMaker = { db, actor: maker, level: 'user' } as const;
  if (fate === 'cancelled') await disbursementTaker.take('cancel', { ...byMaker, body: {} }, record);
  if (fate === 'cancelled' || fate === 'draft') return;
  const on = await dayOf(db, actor, most, bank_account, { amount, earliest: addDays(day, -4) });
  await disbursementTaker.take('approve', { db, actor, level: 'admin', body: { on, version } }, record);
  const reason = 'The account is closed';
  const failure = { on: laterOf(on, addDays(day, -2)), reason };
  if (fate === 'failed') await disbursementTaker.take('fail', { ...byMaker, body: failure }, record);
  const reference = `EFT ${9_001 + nth}`;
  const payment = { on: laterOf(on, addDays(day, -3)), reference };
  if (fate === 'paid') await disbursementTaker.take('pay', { ...byMaker, body: payment }, record);
}

/** A plumber, who was paid, and a painter, who was not. */
export async function payBills(
  db: Db,
  actor: Actor,
  maker: Actor,
  { USD: bank_account }: Banks,
): Promise<void> {
  const { clientId: client_id } = actor;
  const day = today(actor.now);
  const held = await mostHeld(db, actor, 2);
  const [supplier] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM companies WHERE id NOT IN (SELECT company_id FROM parties WHERE company_id IS NOT NULL) ORDER BY id LIMIT 1`,
  );
  if (!supplier) return;
  const party: PartyInput = await lookedUp(db, actor, { type: 'company', id: supplier.id });
  const work = [
    { number: '2214', amount: '120.00', description: 'A burst geyser' },
    { number: '2231', amount: '185.50', description: 'Paint for the gate' },
  ];
  for (const [nth, most] of held.entries()) {
    const { property } = most;
    const { amount = '0', ...rest } = work[nth] ?? {};
    const bill = await insertBill(db, maker, client_id, {
      ...{ party, property, number: '', description: '', ...rest },
      ...{ billed_on: addDays(day, -9), due_on: addDays(day, 21), amount: { amount, currency: 'USD' } },
    });
    if (nth > 0) continue;
    const input: DisbursementInput = {
      kind: 'bill',
      party,
      bank_account,
      lines: [{ bill: bill.id, amount }],
    };
    const { id, version } = await insertDisbursement(db, maker, client_id, input);
    const record = { id, client_id };
    const on = await dayOf(db, actor, most, bank_account, { amount, earliest: addDays(day, -5) });
    const step = { db, actor, level: 'admin' } as const;
    await disbursementTaker.take('approve', { ...step, body: { on, version } }, record);
    const payment = { on, reference: 'EFT 9100' };
    await disbursementTaker.take('pay', { ...step, actor: maker, body: payment }, record);
  }
}
