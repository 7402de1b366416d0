import { type LeaseRowFields, leaseRowFields } from '@rentsafe/domain/import';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { unknownReferenceText } from '../http/errors.ts';
import { letText } from '../lease/letText.ts';
import {
  addLetting,
  type LeaseFields,
  type Letting,
  type References,
  referencesOf,
  type Tenant,
  tenantKey,
  unitKey,
} from './leaseReferences.ts';
import {
  type CheckedRow,
  type ParsedRow,
  parseRow,
  type RowErrors,
  type SentRow,
  type Target,
} from './rows.ts';

interface CheckedLease extends CheckedRow {
  /** What a new row is made of. */
  ready?: ReadyRow;
}

export interface ReadyRow {
  fields: LeaseRowFields;
  tenant: Tenant;
  /** Undefined where the property has none of that number yet. */
  unit: number | undefined;
}

type Days = Pick<Letting, 'from_on' | 'to_on'>;
const overlap = (a: Days, b: Days) =>
  (a.to_on === null || b.from_on <= a.to_on) && (b.to_on === null || a.from_on <= b.to_on);

/** Why the property and the tenant of a row cannot be those of a lease. */
function referenceErrors({ property, tenant_number }: LeaseFields, references: References): RowErrors {
  const tenants = tenant_number === undefined ? undefined : (references.tenants.get(tenant_number) ?? []);
  const refusal = references.refused.get(tenant_number ?? '');
  return {
    ...(property !== undefined &&
      !references.properties.has(property) && { property: [unknownReferenceText(property)] }),
    ...(tenants?.length === 0 && { tenant_number: ['No person or company has this number.'] }),
    ...(tenants &&
      tenants.length > 1 && { tenant_number: ['Several people or companies have this number.'] }),
    ...(refusal && { tenant_number: [refusal] }),
  };
}

/** Checks the fields of a row against the book; a new one counts for the rows after it. */
function judge(
  { whole, fields, errors: wrong }: ParsedRow<LeaseRowFields>,
  references: References,
): Omit<CheckedLease, keyof SentRow> {
  const { property, unit_number, tenant_number = '', lease_number, from_on, to_on = null } = fields;
  const errors = { ...wrong, ...referenceErrors(fields, references) };
  const [tenant] = references.tenants.get(tenant_number) ?? [];
  const unit =
    property === undefined || unit_number === undefined ? undefined : unitKey(property, unit_number);
  const lettings = references.lettings.get(unit ?? '') ?? [];
  const isRepeated =
    lease_number === undefined
      ? tenant !== undefined &&
        lettings.some((other) => other.from_on === from_on && other.tenant === tenantKey(tenant))
      : references.numbers.has(lease_number);
  const days = from_on === undefined || wrong.to_on ? undefined : { from_on, to_on };
  const taken = days && !isRepeated && lettings.find((other) => overlap(other, days));
  if (taken) errors.unit_number = [letText(taken)];
  if (Object.keys(errors).length > 0) return { result: 'error', errors };
  if (isRepeated) return { result: 'duplicate', errors };
  if (!whole || !tenant || !unit || !days) throw new Error('A row without errors is not whole.');
  if (lease_number !== undefined) references.numbers.add(lease_number);
  addLetting(references, unit, { ...days, tenant: tenantKey(tenant) });
  return { result: 'new', errors, ready: { fields: whole, tenant, unit: references.units.get(unit) } };
}

/** What each row would become, in their order. */
export async function checkLeases(
  db: Db,
  actor: Actor,
  target: Target,
  sent: readonly SentRow[],
): Promise<CheckedLease[]> {
  const parsed = sent.map((row) => parseRow(leaseRowFields, row));
  const references = await referencesOf(
    db,
    actor,
    target,
    parsed.map(({ fields }) => fields),
    parsed.map(({ key }) => key),
  );
  return parsed.map((row) => ({ key: row.key, data: row.data, ...judge(row, references) }));
}
