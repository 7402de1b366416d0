import { sampleBranches, sampleCompany } from '@rentsafe/domain/fixtures';
import { addressRowsOf } from '../address/repository.ts';
import { branchRecord } from '../branch/record.ts';
import { companyRecord, registrationKey } from '../company/record.ts';
import { HEAD_OFFICE } from '../company/repository.ts';
import type { Db } from '../db/database.ts';
import { addresses, branches, companies } from '../db/schema.ts';
import type { Places } from '../location/repository.ts';

/** Inserts sample companies with their head offices and branches; those that are there already stay as they are. */
export async function seedCompanies(db: Db, places: Places, from: number, to: number): Promise<void> {
  const inputs = Array.from({ length: to - from }, (_, nth) => ({
    index: from + nth,
    ...sampleCompany(from + nth),
  }));
  const made = await db.insert(companies).values(inputs.map(companyRecord)).onConflictDoNothing().returning();
  const byKey = new Map(made.map((company) => [company.registration_key, company]));
  const owned = inputs.flatMap((input) => {
    const company = byKey.get(registrationKey(input.registration_number));
    return company ? [{ input, company }] : [];
  });
  if (owned.length === 0) return;
  const seats = owned.flatMap(({ input, company }) =>
    addressRowsOf(places, input.addresses).map((row) => ({ ...row, company_id: company.id })),
  );
  if (seats.length > 0) await db.insert(addresses).values(seats);

  const planned = owned.flatMap(({ input, company }) => [
    { record: { ...branchRecord(company, HEAD_OFFICE), is_head_office: true }, addresses: [] },
    ...sampleBranches(input.index, company.id).map((branch) => ({
      record: { ...branchRecord(company, branch.branch_name), is_head_office: false },
      addresses: branch.addresses ?? [],
    })),
  ]);
  const ids = await db
    .insert(branches)
    .values(planned.map(({ record }) => record))
    .returning({ id: branches.id });
  const sites = planned.flatMap((branch, nth) =>
    addressRowsOf(places, branch.addresses).map((row) => ({ ...row, branch_id: ids[nth]?.id ?? 0 })),
  );
  if (sites.length > 0) await db.insert(addresses).values(sites);
}
