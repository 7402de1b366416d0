import { today } from '@rentsafe/domain/date';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import type { World } from './world.ts';

export interface NaivePayment {
  on: string;
  amount: bigint;
}

export interface NaiveCharge {
  id: number;
  type: string;
  currency: string;
  month: string;
  charged_on: string;
  due_on: string;
  grace_on: string;
  /** Less credit notes. */
  amount: bigint;
  open: bigint;
  payments: NaivePayment[];
  isDisputed: boolean;
  isOpening: boolean;
  isLate: boolean;
}

export interface NaiveLease {
  id: number;
  client: number;
  isReportable: boolean;
  charges: NaiveCharge[];
}

interface Tables {
  leases: { id: number; client_id: number; reportable: boolean }[];
  charges: (Omit<NaiveCharge, 'amount' | 'open' | 'payments' | 'isDisputed' | 'isOpening' | 'isLate'> & {
    lease_id: number;
    entry_seq: number;
    amount: string;
    effective_on: string;
    recorded_at: string;
    import_id: number | null;
    verified_on: string | null;
  })[];
  allocations: {
    id: number;
    charge_id: number;
    receipt_id: number | null;
    amount: string;
    effective_on: string;
    reverses_id: number | null;
    kind: string;
  }[];
  receipts: {
    id: number;
    lease_id: number;
    received_on: string;
    currency: string;
    amount: string;
    since: string;
    entry_seq: number;
    recorded_at: string;
  }[];
  reversals: { receipt_id: number; on: string }[];
  refunds: { receipt_id: number; amount: string; effective_on: string }[];
  disputes: {
    charge_id: number;
    opened_on: string;
    withdrawn_on: string | null;
    outcome: string | null;
    decided_on: string | null;
  }[];
}

/** The rows of the leases of a tenant, as they are stored. */
async function read({ server: { db } }: World, person: number, verified: boolean): Promise<Tables> {
  const leases = await rows<Tables['leases'][number]>(
    db,
    sql`SELECT l.id::int AS id, l.client_id::int AS client_id, l.reportable FROM leases l JOIN lease_parties lp ON lp.lease_id = l.id
      JOIN parties p ON p.id = lp.party_id WHERE p.individual_id = ${person} AND lp.role = 'tenant' ORDER BY l.id`,
  );
  const ids = sql.raw(`(${[0, ...leases.map(({ id }) => id)].join(', ')})`);
  const of = <Name extends Exclude<keyof Tables, 'leases'>>(query: ReturnType<typeof sql>) =>
    rows<Tables[Name][number]>(db, query) as unknown as Promise<Tables[Name]>;
  const verified_on = verified ? sql`b.verified_on::text` : sql`NULL::text`;
  return {
    leases,
    charges:
      await of<'charges'>(sql`SELECT c.id::int AS id, c.lease_id::int AS lease_id, c.entry_seq::int AS entry_seq, c.type, c.currency,
        to_char(coalesce(c.period, c.due_on), 'YYYY-MM') AS month, c.charged_on::text AS charged_on, c.due_on::text AS due_on,
        c.grace_on::text AS grace_on, c.amount::text AS amount, e.effective_on::text AS effective_on,
        e.recorded_at::text AS recorded_at, e.import_id::int AS import_id, ${verified_on} AS verified_on
      FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq JOIN books b ON b.client_id = c.client_id
      WHERE c.lease_id IN ${ids} ORDER BY c.due_on, c.id`),
    allocations:
      await of<'allocations'>(sql`SELECT a.id::int AS id, a.charge_id::int AS charge_id, a.receipt_id::int AS receipt_id,
        a.amount::text AS amount, a.effective_on::text AS effective_on, a.reverses_id::int AS reverses_id, e.kind
      FROM allocations a JOIN entries e ON e.client_id = a.client_id AND e.seq = a.entry_seq WHERE a.lease_id IN ${ids}`),
    receipts:
      await of<'receipts'>(sql`SELECT r.id::int AS id, o.lease_id::int AS lease_id, r.received_on::text AS received_on, r.currency,
        r.amount::text AS amount, greatest(r.received_on, (SELECT w.effective_on FROM receipt_events v JOIN entries w
          ON w.client_id = v.client_id AND w.seq = v.entry_seq WHERE v.receipt_id = r.id AND v.kind = 'identified'))::text AS since,
        r.entry_seq::int AS entry_seq, e.recorded_at::text AS recorded_at
      FROM receipts r JOIN open_receipts o ON o.receipt_id = r.id JOIN entries e ON e.client_id = r.client_id AND e.seq = r.entry_seq WHERE o.lease_id IN ${ids} ORDER BY r.received_on, r.id`),
    reversals:
      await of<'reversals'>(sql`SELECT v.receipt_id::int AS receipt_id, w.effective_on::text AS on FROM receipt_events v
      JOIN entries w ON w.client_id = v.client_id AND w.seq = v.entry_seq JOIN open_receipts o ON o.receipt_id = v.receipt_id
      WHERE v.kind = 'reversed' AND o.lease_id IN ${ids}`),
    refunds:
      await of<'refunds'>(sql`SELECT receipt_id::int AS receipt_id, amount::text AS amount, effective_on::text AS effective_on
      FROM receipt_refunds WHERE lease_id IN ${ids}`),
    disputes:
      await of<'disputes'>(sql`SELECT charge_id::int AS charge_id, opened_on::text AS opened_on, withdrawn_on::text AS withdrawn_on,
        outcome, decided_on::text AS decided_on FROM disputes WHERE charge_id IS NOT NULL AND lease_id IN ${ids}`),
  };
}

const later = (...days: string[]) => days.toSorted().at(-1) ?? '';
const sum = (list: readonly { amount: string | bigint }[]) =>
  list.reduce((all, { amount }) => all + BigInt(amount), 0n);

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const recordedOn = ({ recorded_at }: { recorded_at: string }) => today(new Date(recorded_at));
const isInTime = (recorded: string, day: string, verified_on: string | null) =>
  recorded <= addDays(day, 45) || (verified_on !== null && recorded <= verified_on);

/** Money of a receipt that may settle charges. */
interface Money {
  on: string;
  currency: string;
  left: bigint;
}

/** A charge and the money that it does not keep: docs/rating.md has what is recorded late pay what counts. */
interface Read {
  charge: NaiveCharge;
  freed: Money[];
}

/** Pays charges, the oldest first, with money that settles none. */
function payFrom(free: readonly Money[], charges: readonly NaiveCharge[]): void {
  // As an allocation skips what is disputed, it is paid last.
  for (const charge of charges.toSorted((a, b) => Number(a.isDisputed) - Number(b.isDisputed))) {
    for (const money of free) {
      if (money.currency !== charge.currency || charge.open <= 0n || money.left <= 0n) continue;
      const amount = least(money.left, charge.open);
      charge.payments.push({ on: later(money.on, charge.charged_on), amount });
      money.left -= amount;
      charge.open -= amount;
    }
  }
}

/**
 * What the entries up to the end of a day say of a tenant's charges, by the documents: a payment counts on the later of the day it was
 * received and the day of the charge; refunded money never paid anything; money that settles no charge yet, and money that was there
 * before a charge that was recorded late or came after it, counts against the oldest open charges that were not.
 */
export async function naiveFacts(
  world: World,
  person: number,
  day: string,
  verified: boolean,
): Promise<NaiveLease[]> {
  const tables = await read(world, person, verified);
  const taken = new Set(
    tables.allocations
      .filter((row) => row.reverses_id && row.effective_on <= day)
      .map((row) => row.reverses_id),
  );
  const live = tables.allocations.filter(
    (row) => BigInt(row.amount) > 0n && row.effective_on <= day && !taken.has(row.id),
  );
  const reversed = new Set(tables.reversals.filter(({ on }) => on <= day).map((row) => row.receipt_id));
  const receipts = new Map(tables.receipts.map((receipt) => [receipt.id, receipt]));

  const readCharge = (row: Tables['charges'][number]): Read => {
    const settled = live.filter(({ charge_id }) => charge_id === row.id);
    const payments = settled
      .filter(({ receipt_id }) => receipt_id)
      .map(({ receipt_id, amount }) => ({
        on: later(row.charged_on, receipts.get(receipt_id ?? 0)?.received_on ?? ''),
        amount: BigInt(amount),
      }));
    const notes = settled.filter(({ receipt_id }) => !receipt_id);
    const writeOffs = sum(notes.filter(({ kind }) => kind === 'write_off'));
    const amount = BigInt(row.amount) - sum(notes.filter(({ kind }) => kind !== 'write_off'));
    const open = amount - writeOffs - sum(payments);
    const recorded = recordedOn(row);
    const isLate = row.type !== 'deposit' && !isInTime(recorded, row.due_on, row.verified_on);
    const freed = settled.flatMap((one): Money[] => {
      const receipt = receipts.get(one.receipt_id ?? 0);
      const isFree =
        isLate &&
        receipt &&
        isInTime(recordedOn(receipt), receipt.received_on, row.verified_on) &&
        (receipt.entry_seq < row.entry_seq || receipt.received_on >= recorded);
      return isFree ? [{ on: receipt.received_on, currency: row.currency, left: BigInt(one.amount) }] : [];
    });
    const isDisputed = tables.disputes.some(
      (one) =>
        one.charge_id === row.id &&
        one.opened_on <= day &&
        !(one.withdrawn_on && one.withdrawn_on <= day) &&
        !(one.outcome === 'rejected' && one.decided_on && one.decided_on <= day),
    );
    const charge = { ...row, amount, open, payments, isLate, isDisputed, isOpening: row.import_id !== null };
    return { charge, freed };
  };

  const unused = (lease: number): Money[] =>
    tables.receipts
      .filter((row) => row.lease_id === lease && row.since <= day && !reversed.has(row.id))
      .map((row) => {
        const used = sum(live.filter(({ receipt_id }) => receipt_id === row.id));
        const refunded = sum(
          tables.refunds.filter((one) => one.receipt_id === row.id && one.effective_on <= day),
        );
        return { on: row.received_on, currency: row.currency, left: BigInt(row.amount) - used - refunded };
      })
      .filter(({ left }) => left > 0n);

  return tables.leases.map(({ id, client_id, reportable }) => {
    const found = tables.charges
      .filter((row) => row.lease_id === id && row.effective_on <= day)
      .map(readCharge);
    const free = [...unused(id), ...found.flatMap(({ freed }) => freed)].toSorted((a, b) =>
      a.on < b.on ? -1 : Number(a.on > b.on),
    );
    const charges = found.map(({ charge }) => charge);
    const counted = charges.filter(({ isLate }) => !isLate);
    payFrom(free, counted);
    return { id, client: client_id, isReportable: reportable, charges };
  });
}
