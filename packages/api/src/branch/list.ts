import type { BranchRow } from '@rentsafe/domain/branch';
import { eq, sql } from 'drizzle-orm';
import type { CsvOfList } from '../calls/serveList.ts';
import { mendFilter } from '../company/list.ts';
import { anyId } from '../db/among.ts';
import type { Db } from '../db/database.ts';
import { countedPages } from '../db/pages.ts';
import { branches, companies } from '../db/schema.ts';
import { idQuery } from '../http/filters.ts';
import { cityQuery } from '../location/query.ts';
import { isReadable, type Reader } from '../party/readable.ts';
import type { RecordSource } from '../search/listRecords.ts';

export const selectRows = (db: Db) =>
  db
    .select({
      id: branches.id,
      branch_name: branches.branch_name,
      company: {
        id: companies.id,
        registration_name: companies.registration_name,
        registration_number: companies.registration_number,
      },
    })
    .from(branches)
    .innerJoin(companies, eq(companies.id, branches.company_id));

const newest = countedPages<BranchRow>('branches', {
  row: sql`json_build_object('id', t.id, 'branch_name', t.branch_name, 'company', json_build_object('id', c.id,
    'registration_name', c.registration_name, 'registration_number', c.registration_number))`,
  join: sql`JOIN companies c ON c.id = t.company_id`,
});

/** A branch without an address of its own, such as the head office, is where its company is. */
const isInCity = (city: number) => sql`(
  t.id IN (SELECT branch_id FROM addresses WHERE city_id = ${city} AND branch_id IS NOT NULL)
  OR t.company_id IN (SELECT company_id FROM addresses WHERE city_id = ${city} AND company_id IS NOT NULL)
    AND NOT EXISTS (SELECT FROM addresses own WHERE own.branch_id = t.id)
)`;

export const branchSource: RecordSource<BranchRow, Reader> = {
  table: branches,
  isReadable: (reader) => isReadable('company', sql`t.company_id`, reader),
  sortKeys: {
    name: { key: sql`t.sort_name` },
    created: { key: sql`t.created_at` },
    registration_number: {
      key: sql`company.registration_key COLLATE "C"`,
      join: sql`JOIN companies company ON company.id = t.company_id`,
    },
  },
  filters: async (request, db) => {
    const company = idQuery(request, 'company');
    const city = await cityQuery(request, db);
    return [
      ...(company === null ? [] : [sql`t.company_id = ${company}`]),
      ...(city === null ? [] : [isInCity(city)]),
      ...mendFilter(request, sql`t.company_id`),
    ];
  },
  newest,
  rowsOf: (db, ids) => selectRows(db).where(sql`${branches.id} = ${anyId(ids)}`),
};

export const branchCsv: CsvOfList<BranchRow> = {
  name: 'branches',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Company', value: ({ company }) => company.registration_name },
    { label: 'Branch', value: ({ branch_name }) => branch_name },
    {
      label: 'Registration number',
      value: ({ company }) => company.registration_number,
      identifier: true,
    },
  ],
};
