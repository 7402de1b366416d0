import { type LeaseRowFields, leaseRowFields } from '@rentsafe/domain/import';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { PartyInput } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import { safeParse } from 'zod/mini';
import type { Actor } from '../audit/events.ts';
import { registrationKey } from '../company/record.ts';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { lookUpAll } from '../party/lookups.ts';
import { among, amongIds, type Target } from './rows.ts';

/** The fields of a row that are right. */
export type LeaseFields = Partial<LeaseRowFields>;

export interface Tenant {
  individual_id: number | null;
  company_id: number | null;
}

/** A lease that keeps others from its days: of the book, or of another row of the import. */
export interface Letting {
  from_on: string;
  to_on: string | null;
  tenant: string;
}

/** What the fields of some rows refer to. */
export interface References {
  properties: ReadonlySet<number>;
  tenants: ReadonlyMap<string, readonly Tenant[]>;
  /** Why, for each number of a tenant that may not be looked up now. */
  refused: ReadonlyMap<string, string>;
  units: ReadonlyMap<string, number>;
  /** Numbers of leases that the book or the import has. */
  numbers: Set<string>;
  /** By unit. */
  lettings: Map<string, Letting[]>;
}

export const tenantKey = ({ individual_id, company_id }: Tenant): string =>
  individual_id === null ? `company ${company_id}` : `individual ${individual_id}`;

/** JSON keeps apart what a separator could join. */
export const unitKey = (property: number, unit_number: string): string =>
  JSON.stringify([property, unit_number]);

export function addLetting({ lettings }: Pick<References, 'lettings'>, unit: string, letting: Letting): void {
  lettings.set(unit, [...(lettings.get(unit) ?? []), letting]);
}

/** People and companies of the register by identification or registration number. */
async function tenantsOf(db: Db, numbers: readonly string[]): Promise<Map<string, Tenant[]>> {
  const found = await rows<Tenant & { identification: string | null; registration: string | null }>(
    db,
    sql`SELECT id AS individual_id, NULL::bigint AS company_id, identification_key AS identification, NULL AS registration
        FROM individuals WHERE identification_key IN ${among(numbers.map(normaliseIdentification))}
        UNION ALL SELECT NULL, id, NULL, registration_key FROM companies
        WHERE registration_key IN ${among(numbers.map(registrationKey))}`,
  );
  return new Map(
    numbers.map((number) => [
      number,
      found.filter(
        ({ identification, registration }) =>
          identification === normaliseIdentification(number) || registration === registrationKey(number),
      ),
    ]),
  );
}

const partyOf = ({ individual_id, company_id }: Tenant): PartyInput =>
  individual_id === null
    ? { type: 'company', id: company_id ?? 0 }
    : { type: 'individual', id: individual_id };

/** The numbers of some rows are looked up; those of rows that wait were before. */
const lookUpTenants = (
  db: Db,
  actor: Actor,
  tenants: ReadonlyMap<string, readonly Tenant[]>,
  fields: readonly LeaseFields[],
) =>
  lookUpAll(
    db,
    actor,
    new Map(
      fields.flatMap(({ tenant_number: number }) =>
        number === undefined ? [] : [[number, (tenants.get(number) ?? []).map(partyOf)] as const],
      ),
    ),
  );

/** Rows of the import that wait to be made, and concern the units or the numbers of these. */
async function pendingRows(
  db: Db,
  id: number,
  fields: readonly LeaseFields[],
  keys: readonly string[],
): Promise<LeaseRowFields[]> {
  const found = await rows<{ data: unknown }>(
    db,
    sql`SELECT data FROM import_rows WHERE import_id = ${id} AND result = 'new' AND made IS NULL
        AND key NOT IN ${among(keys)} AND (data ->> 'unit_number' IN ${among(fields.flatMap((row) => row.unit_number ?? []))}
          OR data ->> 'lease_number' IN ${among(fields.flatMap((row) => row.lease_number ?? []))})`,
  );
  return found.flatMap(({ data }) => safeParse(leaseRowFields, data).data ?? []);
}

/** Reads in a handful of queries what any number of rows refer to. `keys` are their own. */
export async function referencesOf(
  db: Db,
  actor: Actor,
  { id, clientId }: Target,
  fields: readonly LeaseFields[],
  keys: readonly string[],
): Promise<References> {
  const pending = await pendingRows(db, id, fields, keys);
  const properties = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM properties WHERE client_id = ${clientId} AND id IN ${amongIds(fields.flatMap((row) => row.property ?? []))}`,
  );
  const units = await rows<{ id: number; property_id: number; unit_number: string }>(
    db,
    sql`SELECT id, property_id, unit_number FROM units WHERE property_id IN ${amongIds(properties.map((row) => row.id))}
          AND unit_number IN ${among(fields.flatMap((row) => row.unit_number ?? []))}`,
  );
  const leases = await rows<Omit<Letting, 'tenant'> & Tenant & { property_id: number; unit_number: string }>(
    db,
    sql`SELECT u.property_id, u.unit_number, le.from_on::text, le.to_on::text, p.individual_id, p.company_id
        FROM leases le JOIN units u ON u.id = le.unit_id
        LEFT JOIN parties p ON p.id = (SELECT min(party_id) FROM lease_parties WHERE lease_id = le.id AND role = 'tenant')
        WHERE le.unit_id IN ${amongIds(units.map((unit) => unit.id))} AND ${stateIn('le.state', leaseOnceInForce)}`,
  );
  const numbers = await rows<{ number: string }>(
    db,
    sql`SELECT number FROM leases WHERE client_id = ${clientId}
        AND number IN ${among(fields.flatMap((row) => row.lease_number ?? []))}`,
  );
  const tenants = await tenantsOf(
    db,
    [...fields, ...pending].flatMap((row) => row.tenant_number ?? []),
  );
  const lettings = new Map<string, Letting[]>();
  for (const { property_id, unit_number, from_on, to_on, ...tenant } of leases) {
    const letting = { from_on, to_on, tenant: tenantKey(tenant) };
    addLetting({ lettings }, unitKey(property_id, unit_number), letting);
  }
  for (const { property, unit_number, tenant_number, from_on, to_on = null } of pending) {
    const [tenant] = tenants.get(tenant_number) ?? [];
    const letting = { from_on, to_on, tenant: tenant ? tenantKey(tenant) : '' };
    addLetting({ lettings }, unitKey(property, unit_number), letting);
  }
  return {
    properties: new Set(properties.map((property) => property.id)),
    tenants,
    refused: await lookUpTenants(db, actor, tenants, fields),
    units: new Map(units.map((unit) => [unitKey(unit.property_id, unit.unit_number), unit.id])),
    numbers: new Set([
      ...numbers.map(({ number }) => number),
      ...pending.flatMap((row) => row.lease_number ?? []),
    ]),
    lettings,
  };
}
