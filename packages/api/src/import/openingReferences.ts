import { type OpeningRowFields, openingRowFields } from '@rentsafe/domain/import';
import type { LeaseState } from '@rentsafe/domain/lease';
import type { PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { safeParse } from 'zod/mini';
import { reconciledUntil } from '../bankAccount/reconciled.ts';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { among, amongIds, type Target } from './rows.ts';

/** Whose a property was on the day of the opening balances; null where nobody owned it. */
interface Owner {
  ownership_id: number | null;
  landlord_id: number | null;
  property_id: number;
}

export interface OpeningLease extends Owner {
  id: number;
  state: LeaseState;
  grace_days: number;
}

interface BankAccount {
  id: number;
  currency: StoredCurrency;
  is_active: boolean;
  reconciled_on: PlainDate | null;
}

/** What the rows refer to, and the opening balances that are there already. */
export interface OpeningReferences {
  opening_on: PlainDate;
  leases: ReadonlyMap<string, OpeningLease>;
  properties: ReadonlyMap<number, Owner>;
  bankAccounts: ReadonlyMap<number, BankAccount>;
  others: OpeningRowFields[];
}

/** Opening balances of this book that were made, and rows of the import that wait to be; `keys` are the rows to check. */
async function otherRows(
  db: Db,
  { id, clientId }: Target,
  fields: readonly Partial<OpeningRowFields>[],
  keys: readonly string[],
): Promise<OpeningRowFields[]> {
  const cells = (name: 'lease_number' | 'property' | 'bank_account') =>
    sql`r.data ->> ${name} IN ${among(fields.flatMap((row) => (row[name] === undefined ? [] : [String(row[name])])))}`;
  const found = await rows<{ data: unknown }>(
    db,
    sql`SELECT r.data FROM imports i JOIN import_rows r ON r.import_id = i.id
        WHERE i.client_id = ${clientId} AND i.kind = 'opening'
          AND (r.made IS NOT NULL OR (i.id = ${id} AND r.result = 'new' AND r.key NOT IN ${among(keys)}))
          AND (${cells('lease_number')} OR ${cells('property')} OR ${cells('bank_account')})`,
  );
  return found.flatMap(({ data }) => safeParse(openingRowFields, data).data ?? []);
}

/** Reads in a handful of queries what any number of rows refer to. `keys` are their own. */
export async function openingReferences(
  db: Db,
  target: Target,
  fields: readonly Partial<OpeningRowFields>[],
  keys: readonly string[],
): Promise<OpeningReferences> {
  const { id, clientId } = target;
  const [own] = await rows<{ opening_on: PlainDate }>(
    db,
    sql`SELECT opening_on::text FROM imports WHERE id = ${id}`,
  );
  if (!own) throw new Error('An import is gone.');
  const { opening_on } = own;
  const owned = sql`LEFT JOIN ownerships o ON o.property_id = p.id AND o.during @> ${opening_on}::date`;
  const leases = await rows<OpeningLease & { number: string }>(
    db,
    sql`SELECT le.number, le.id, le.state, le.grace_days, p.id AS property_id, o.id AS ownership_id, o.landlord_id
        FROM leases le JOIN units u ON u.id = le.unit_id JOIN properties p ON p.id = u.property_id ${owned}
        WHERE le.client_id = ${clientId} AND le.number IN ${among(fields.flatMap((row) => row.lease_number ?? []))}`,
  );
  const properties = await rows<Owner>(
    db,
    sql`SELECT p.id AS property_id, o.id AS ownership_id, o.landlord_id FROM properties p ${owned}
        WHERE p.client_id = ${clientId} AND p.id IN ${amongIds(fields.flatMap((row) => row.property ?? []))}`,
  );
  const bankAccounts = await rows<BankAccount>(
    db,
    sql`SELECT id, currency, is_active, ${reconciledUntil(sql`bank_accounts.id`)} AS reconciled_on
        FROM bank_accounts
        WHERE client_id = ${clientId} AND id IN ${amongIds(fields.flatMap((row) => row.bank_account ?? []))}`,
  );
  return {
    opening_on,
    leases: new Map(leases.map(({ number, ...lease }) => [number, lease])),
    properties: new Map(properties.map((property) => [property.property_id, property])),
    bankAccounts: new Map(bankAccounts.map((account) => [account.id, account])),
    others: await otherRows(db, target, fields, keys),
  };
}
