import { type LeaseRowFields, leaseRowFields, leaseRowNames, readRow } from '@rentsafe/domain/import';
import { safeParse } from 'zod/mini';
import type { Db } from '../db/database.ts';
import { unknownReferenceText } from '../http/errors.ts';
import { issueTree } from '../http/errorTree.ts';
import { letText } from '../lease/letText.ts';
import {
  addLetting,
  type Letting,
  type References,
  referencesOf,
  type Tenant,
  tenantKey,
  unitKey,
} from './leaseReferences.ts';
import type { CheckedRow, SentRow, Target } from './rows.ts';

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

/** Checks the fields of a row against the book; a new one counts for the rows after it. */
function judge(fields: LeaseRowFields, references: References): Omit<CheckedLease, keyof SentRow> {
  const { property, unit_number, tenant_number, lease_number, from_on, to_on = null } = fields;
  const [tenant, ...namesakes] = references.tenants.get(tenant_number) ?? [];
  const errors: Record<string, string[]> = {
    ...(!references.properties.has(property) && {
      property: [unknownReferenceText(property)],
    }),
    ...(!tenant && { tenant_number: ['No person or company has this number.'] }),
    ...(namesakes.length > 0 && { tenant_number: ['Several people or companies have this number.'] }),
  };
  if (!tenant || Object.keys(errors).length > 0) return { result: 'error', errors };

  const unit = unitKey(property, unit_number);
  const letting = { from_on, to_on, tenant: tenantKey(tenant) };
  const lettings = references.lettings.get(unit) ?? [];
  const isRepeated =
    lease_number === undefined
      ? lettings.some((other) => other.from_on === from_on && other.tenant === letting.tenant)
      : references.numbers.has(lease_number);
  if (isRepeated) return { result: 'duplicate', errors };
  const taken = lettings.find((other) => overlap(other, letting));
  if (taken) {
    return { result: 'error', errors: { unit_number: [letText(taken)] } };
  }
  if (lease_number !== undefined) references.numbers.add(lease_number);
  addLetting(references, unit, letting);
  return { result: 'new', errors, ready: { fields, tenant, unit: references.units.get(unit) } };
}

/** What each row would become, in their order. */
export async function checkLeases(db: Db, target: Target, sent: readonly SentRow[]): Promise<CheckedLease[]> {
  const parsed = sent.map(({ key, data }) => {
    const read = readRow(data, leaseRowNames);
    return { key, data: read, parse: safeParse(leaseRowFields, read, { reportInput: true }) };
  });
  const references = await referencesOf(
    db,
    target,
    parsed.flatMap(({ parse }) => parse.data ?? []),
    parsed.map(({ key }) => key),
  );
  return parsed.map(({ key, data, parse }) =>
    parse.success
      ? { key, data: parse.data, ...judge(parse.data, references) }
      : { key, data, result: 'error', errors: issueTree(parse.error) as Record<string, string[]> },
  );
}
