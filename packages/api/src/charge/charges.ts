import { type Charge, type ChargeInput, chargeStates, chargeTypes } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { type LeaseState, leaseOnceInForce } from '@rentsafe/domain/lease';
import { currencies } from '@rentsafe/domain/money';
import { addDays } from '@rentsafe/format/date';
import { atRate, toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError, wrongState } from '../http/errors.ts';
import { choiceQuery, dateQuery, idQuery } from '../http/filters.ts';
import { checkVat } from '../lease/terms.ts';
import { chargeLabels, ownershipOn } from '../ledger/charges.ts';
import { credited } from '../ledger/credited.ts';
import { chargeAndApplyCredits } from '../ledger/credits.ts';
import { checkDay } from '../ledger/days.ts';
import { isDisputedNow } from '../ledger/openCharges.ts';
import { isLive } from '../ledger/undo.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { readRates } from '../tax/rates.ts';

type Row = Omit<
  Charge,
  'net' | 'vat' | 'vat_rate' | 'amount' | 'paid' | 'payments' | 'credited' | 'open' | 'state'
> & {
  currency: StoredCurrency;
  net: string;
  vat: string;
  vat_bp: number;
  amount: string;
  settled: string;
  credited: string;
  payments: (Omit<Charge['payments'][number], 'amount'> & { amount: string })[];
};

const payments = sql`(SELECT coalesce(json_agg(json_build_object('receipt', json_build_object('id', r.id, 'number', r.number),
    'amount', a.amount::text, 'effective_on', a.effective_on::text) ORDER BY a.id), '[]')
  FROM allocations a JOIN receipts r ON r.id = a.receipt_id WHERE a.charge_id = c.id AND ${isLive})`;

const select = (
  from: SQL,
) => sql`SELECT c.id, json_build_object('id', le.id, 'number', le.number) AS lease, c.type,
  c.description, c.charged_on::text, c.until_on::text, c.due_on::text, c.grace_on::text,
  json_build_object('id', i.id, 'number', i.number) AS invoice, c.period::text, c.currency, c.net::text, c.vat::text,
  c.vat_bp, c.amount::text, oi.settled::text, ${credited}::text AS credited, ${payments} AS payments, ${isDisputedNow} AS disputed, c.entry_seq::int AS entry
  FROM (${from}) c JOIN leases le ON le.id = c.lease_id JOIN invoices i ON i.id = c.invoice_id
  JOIN open_items oi ON oi.charge_id = c.id ORDER BY c.due_on, c.id`;

/** The charges that `from` selects, oldest due date first. */
export async function readCharges(db: Db, from: SQL): Promise<Charge[]> {
  const found = await rows<Row>(db, select(from));
  return found.map(
    ({ currency: stored, net, vat, vat_bp, amount, settled, credited: credits, payments: paid, ...row }) => {
      const currency = currencyOf(stored);
      const money = (minor: bigint) => ({ amount: toDecimal(minor), currency });
      const open = BigInt(amount) - BigInt(settled);
      return {
        ...row,
        net: money(BigInt(net)),
        vat: money(BigInt(vat)),
        vat_rate: toDecimal(BigInt(vat_bp)),
        amount: money(BigInt(amount)),
        paid: money(BigInt(settled) - BigInt(credits)),
        payments: paid.map((payment) => ({ ...payment, amount: money(BigInt(payment.amount)) })),
        credited: money(BigInt(credits)),
        open: money(open),
        state: open === 0n ? 'settled' : BigInt(settled) === 0n ? 'open' : 'part',
      };
    },
  );
}

/** As the index of open items has it. */
const isOpen = sql`oi.client_id = c.client_id AND oi.settled < oi.amount`;

const stateConditions = {
  open: sql`${isOpen} AND oi.settled = 0`,
  part: sql`${isOpen} AND oi.settled > 0`,
  settled: sql`oi.settled = oi.amount`,
};

function conditionsOf(request: FastifyRequest): SQL[] {
  const lease = idQuery(request, 'lease');
  const type = choiceQuery(request, 'type', chargeTypes);
  const currency = choiceQuery(request, 'currency', currencies);
  const from = dateQuery(request, 'due_from');
  const to = dateQuery(request, 'due_to');
  return [
    ...(lease ? [sql`c.lease_id = ${lease}`] : []),
    ...(type ? [sql`c.type = ${type}`] : []),
    ...(currency ? [sql`c.currency = ${storedCurrencies[currency]}`] : []),
    ...(from ? [sql`c.due_on >= ${from}::date`] : []),
    ...(to ? [sql`c.due_on <= ${to}::date`] : []),
  ];
}

/** The charges of a book by due date. */
export async function listCharges({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Charge>> {
  const state = choiceQuery(request, 'state', chargeStates);
  const conditions = [
    sql`c.client_id = ${scope}`,
    ...(state ? [stateConditions[state]] : []),
    ...conditionsOf(request),
  ];
  const join = state ? sql`JOIN open_items oi ON oi.charge_id = c.id` : sql``;
  const matches = sql`FROM charges c ${join} WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  return {
    ...counted,
    results: await readCharges(
      db,
      sql`SELECT c.* ${matches} ORDER BY c.due_on, c.id ${slice({ size, offset })}`,
    ),
  };
}

export async function readCharge(db: Db, id: number): Promise<Charge> {
  const [found] = await readCharges(db, sql`SELECT * FROM charges WHERE id = ${id}`);
  if (!found) throw new Error('A charge is gone.');
  return found;
}

/**
 * Charges a lease by hand.
 *
 * @throws HttpError 400 for a day to come or locked, a due date before it, or VAT that may not be charged; 409 for a lease that is
 * not in force.
 */
export async function insertCharge(
  db: Db,
  actor: Actor,
  { id, client_id: clientId }: BookRecord,
  { type, description, net, vat = 'none', charged_on, due_on }: ChargeInput,
): Promise<Charge> {
  await lockBook(db, clientId);
  const [lease] = await rows<{
    state: LeaseState;
    unit: number;
    grace_days: number;
    business_use: boolean;
  }>(
    db,
    sql`SELECT le.state, le.unit_id AS unit, le.grace_days, le.business_use FROM leases le WHERE le.id = ${id}`,
  );
  if (!lease) throw new Error('A lease is gone.');
  if (!leaseOnceInForce.includes(lease.state)) throw wrongState(lease.state);
  const day = charged_on ?? today(actor.now);
  const due = due_on ?? day;
  await checkDay(db, clientId, { day, field: 'charged_on', now: actor.now });
  if (due < day) throw fieldError('due_on', `Not before ${day}.`);
  await checkVat(db, { ...lease, from_on: day, schedules: [{ vat }] });
  const ownership = await ownershipOn(db, id, day);
  if (ownership === undefined) throw fieldError('charged_on', `Nobody owns the property on ${day}.`);
  const minor = toMinor(net.amount);
  const vat_bp = vat === 'standard' ? (await readRates(db))('vat', due) : 0;
  const posted = await chargeAndApplyCredits(db, actor, clientId, { kind: 'charge' }, [
    {
      lease_id: id,
      ownership_id: ownership,
      type,
      description: description || chargeLabels[type],
      schedule_id: null,
      period: null,
      charged_on: day,
      due_on: due,
      grace_on: addDays(due, lease.grace_days),
      currency: storedCurrencies[net.currency],
      net: minor,
      vat: atRate(minor, vat_bp),
      vat_bp,
    },
  ]);
  const [made = 0] = posted.charges;
  await recordEvent(db, actor, {
    action: 'charge',
    subject: { type: 'lease', id },
    clientId,
    changes: { charge: [null, made] },
  });
  return readCharge(db, made);
}
