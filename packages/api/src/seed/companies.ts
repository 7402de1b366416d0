import { sampleBranches, sampleCompany } from '@rentsafe/domain/fixtures';
import { sql } from 'drizzle-orm';
import { addressRowsOf } from '../address/repository.ts';
import { branchRecord } from '../company/branches.ts';
import { companyRecord, registrationKey } from '../company/record.ts';
import { HEAD_OFFICE } from '../company/repository.ts';
import type { Db } from '../db/database.ts';
import { addresses, branches, companies } from '../db/schema.ts';
import type { Places } from '../location/places.ts';
import { insertMany } from './insertMany.ts';

/**
 * Inserts sample companies with their head offices and branches; existing ones stay as they are.
 *
 * @param addedAt when the nth was added; now, without it.
 */
export async function seedCompanies(
  db: Db,
  places: Places,
  from: number,
  to: number,
  addedAt: (nth: number) => Date = () => new Date(),
): Promise<void> {
  const inputs = Array.from({ length: to - from }, (_, nth) => ({
    index: from + nth,
    ...sampleCompany(from + nth),
  }));
  const made = await insertMany<{ id: number; key: string }>(
    db,
    companies,
    inputs.map((input) => ({ ...companyRecord(input), created_at: addedAt(input.index) })),
    sql`id, registration_key AS key`,
  );
  const idOf = new Map(made.map(({ id, key }) => [key, id]));
  const owned = inputs.flatMap((input) => {
    const id = idOf.get(registrationKey(input.registration_number));
    return id === undefined ? [] : [{ input, company: { ...companyRecord(input), id } }];
  });
  await insertMany(
    db,
    addresses,
    owned.flatMap(({ input, company }) =>
      addressRowsOf(places, input.addresses ?? []).map((row) => ({ ...row, company_id: company.id })),
    ),
  );
  const planned = owned.flatMap(({ input, company }) => [
    {
      record: {
        ...branchRecord(company, HEAD_OFFICE),
        is_head_office: true,
        created_at: addedAt(input.index),
      },
      addresses: [],
    },
    ...sampleBranches(input.index, company.id).map((branch) => ({
      record: {
        ...branchRecord(company, branch.branch_name),
        is_head_office: false,
        created_at: addedAt(input.index),
      },
      addresses: branch.addresses ?? [],
    })),
  ]);
  const ids = await insertMany<{ id: number }>(
    db,
    branches,
    planned.map(({ record }) => record),
    sql`id`,
  );
  await insertMany(
    db,
    addresses,
    planned.flatMap((branch, nth) =>
      addressRowsOf(places, branch.addresses).map((row) => ({ ...row, branch_id: ids[nth]?.id ?? 0 })),
    ),
  );
}
