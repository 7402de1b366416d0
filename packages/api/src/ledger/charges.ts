import type { ChargeType } from '@rentsafe/domain/charge';
import type { PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { openDays } from './days.ts';
import type { Entry, Transfer } from './entry.ts';
import { keepParties } from './invoiceParties.ts';
import { postEntryWith } from './post.ts';

/** A charge to be posted; amounts in minor units. */
export interface NewCharge {
  lease_id: number;
  ownership_id: number;
  type: ChargeType;
  description: string;
  schedule_id: number | null;
  period: PlainDate | null;
  /** 1, or its number among the charges of the period. */
  part?: number;
  charged_on: PlainDate;
  /** The last day that a schedule charges by it; none for a charge by hand. */
  until_on?: PlainDate;
  due_on: PlainDate;
  grace_on: PlainDate;
  currency: StoredCurrency;
  net: bigint;
  vat: bigint;
  vat_bp: number;
}

/** What a charge is called that has no description of its own. */
export const chargeLabels: Readonly<Record<ChargeType, string>> = {
  rent: 'Rent',
  service: 'Service charge',
  utility: 'Utilities',
  late_fee: 'Late fee',
  deposit: 'Deposit',
  other: 'Other charge',
  adjustment: 'Adjustment',
};

const amountOf = ({ net, vat }: NewCharge) => net + vat;

const grouped = <T>(list: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
};

const prefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** The next numbers of a book: INV-000001, CN-000001 and so on. The book is locked already. */
export async function documentNumbers(
  db: Db,
  clientId: number,
  kind: keyof typeof prefixes,
): Promise<(nth: number) => string> {
  const [last] = await rows<{ number: string }>(
    db,
    sql`SELECT number FROM invoices WHERE client_id = ${clientId} AND kind = ${kind} ORDER BY id DESC LIMIT 1`,
  );
  const next = Number(last?.number.split('-')[1] ?? 0) + 1;
  return (nth) => `${prefixes[kind]}-${String(next + nth).padStart(6, '0')}`;
}

/** Charges of a lease and currency, invoiced on one day, are one invoice. */
async function insertInvoices(
  db: Db,
  clientId: number,
  charges: readonly NewCharge[],
): Promise<(charge: NewCharge) => number | undefined> {
  const keyOf = ({ lease_id, currency }: NewCharge) => `${String(lease_id).padStart(16, '0')} ${currency}`;
  const numberOf = await documentNumbers(db, clientId, 'invoice');
  const invoices = grouped(charges, keyOf).flatMap(([, [charge]], index) =>
    charge
      ? [
          {
            number: numberOf(index),
            lease_id: charge.lease_id,
            issued_on: charge.charged_on,
            currency: charge.currency,
          },
        ]
      : [],
  );
  const made = await rows<{ id: number; lease_id: number; currency: StoredCurrency }>(
    db,
    sql`INSERT INTO invoices (client_id, kind, number, lease_id, issued_on, currency)
        SELECT ${clientId}, 'invoice', number, lease_id, issued_on, currency
        FROM json_to_recordset(${JSON.stringify(invoices)}::json)
          AS i (number text, lease_id bigint, issued_on date, currency text)
        ORDER BY number RETURNING id, lease_id, currency`,
  );
  return ({ lease_id, currency }) =>
    made.find((invoice) => invoice.lease_id === lease_id && invoice.currency === currency)?.id;
}

/** Charges of an entry, with their invoices. @returns their ids. */
async function insertCharges(
  db: Db,
  clientId: number,
  seq: number,
  charges: readonly NewCharge[],
): Promise<number[]> {
  const invoiceOf = await insertInvoices(db, clientId, charges);
  const records = charges.map((charge) => ({
    part: 1,
    ...charge,
    net: String(charge.net),
    vat: String(charge.vat),
    invoice_id: invoiceOf(charge),
  }));
  const made = await rows<{ id: number }>(
    db,
    sql`INSERT INTO charges (client_id, lease_id, invoice_id, ownership_id, type, description, schedule_id, period,
          part, charged_on, until_on, due_on, grace_on, currency, net, vat, vat_bp, entry_seq)
        SELECT ${clientId}, lease_id, invoice_id, ownership_id, type, description, schedule_id, period,
          part, charged_on, until_on, due_on, grace_on, currency, net, vat, vat_bp, ${seq}
        FROM json_to_recordset(${JSON.stringify(records)}::json) AS c (lease_id bigint, invoice_id bigint,
          ownership_id bigint, type text, description text, schedule_id bigint, period date, part int, charged_on date,
          until_on date, due_on date, grace_on date, currency text, net bigint, vat bigint, vat_bp int) RETURNING id`,
  );
  await keepParties(db, clientId, [...new Set(records.flatMap(({ invoice_id }) => invoice_id ?? []))]);
  return made.map(({ id }) => id);
}

/** Settles charges of leases in the entry that posts them. @returns the transfers of what it settled. */
export type Settlement = (entry: {
  seq: number;
  effective_on: PlainDate;
  leases: readonly number[];
}) => Promise<Transfer[]>;

/**
 * Posts charges with their invoices: one entry for each day on which they count. A day in a locked period becomes the first open
 * one. The book is locked already.
 *
 * @param settle called for each entry, once its charges are there.
 * @returns the numbers of the entries, and the ids of the charges.
 */
export async function postCharges(
  db: Db,
  actor: Actor,
  clientId: number,
  entry: Pick<Entry, 'kind' | 'import_id' | 'reason'>,
  charges: readonly NewCharge[],
  settle: Settlement = async () => [],
): Promise<{ entries: number[]; charges: number[] }> {
  const entries: number[] = [];
  const ids: number[] = [];
  const openDay = await openDays(db, clientId);
  for (const [charged_on, group] of grouped(charges, (charge) => charge.charged_on)) {
    const effective_on = openDay(charged_on);
    const transfers = group.map((charge) => ({
      debit: { kind: 'tenant' as const, currency: charge.currency, lease_id: charge.lease_id },
      credit: { kind: 'contra' as const, currency: charge.currency },
      amount: amountOf(charge),
    }));
    const seq = await postEntryWith(db, actor, clientId, { ...entry, effective_on }, async (made) => {
      ids.push(...(await insertCharges(db, clientId, made, group)));
      const leases = group.map(({ lease_id }) => lease_id);
      return [...transfers, ...(await settle({ seq: made, effective_on, leases }))];
    });
    entries.push(seq);
  }
  return { entries, charges: ids };
}

/** The ownership of the property of a lease on a day; undefined where nobody owns it then. */
export async function ownershipOn(db: Db, lease: number, day: PlainDate): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`SELECT o.id FROM leases le JOIN units u ON u.id = le.unit_id JOIN ownerships o ON o.property_id = u.property_id
        WHERE le.id = ${lease} AND o.during @> ${day}::date`,
  );
  return found?.id;
}
