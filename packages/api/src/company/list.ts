import type { CompanyRow } from '@rentsafe/domain/company';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CsvOfList } from '../calls/serveList.ts';
import { anyId } from '../db/among.ts';
import { countedPages } from '../db/pages.ts';
import { companies } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import { isReadable, type Reader } from '../party/readable.ts';
import type { RecordSource } from '../search/listRecords.ts';

export const rowColumns = {
  id: companies.id,
  registration_name: companies.registration_name,
  registration_number: companies.registration_number,
  trading_name: companies.trading_name,
};

const newest = countedPages<CompanyRow>('companies', {
  row: sql`json_build_object('id', t.id, 'registration_name', t.registration_name,
    'registration_number', t.registration_number, 'trading_name', t.trading_name)`,
});

/** The ids of companies without a telephone or an address, in SQL. */
const toMend = sql`SELECT id FROM companies WHERE num_nonnulls(mobile_phone, landline_phone) = 0
  UNION ALL SELECT c.id FROM companies c WHERE NOT EXISTS (SELECT FROM addresses a WHERE a.company_id = c.id)`;

/** With `to_mend`, that the company `id` is one of those. */
export const mendFilter = (request: FastifyRequest, id: SQL): SQL[] =>
  choiceQuery(request, 'to_mend', ['true', 'false']) === 'true' ? [sql`${id} = ANY (ARRAY(${toMend}))`] : [];

export const companySource: RecordSource<CompanyRow, Reader> = {
  table: companies,
  isReadable: (reader) => isReadable('company', sql`t.id`, reader),
  sortKeys: {
    name: { key: sql`t.sort_name` },
    created: { key: sql`t.created_at` },
    registration_number: { key: sql`t.registration_key COLLATE "C"` },
  },
  filters: (request) => mendFilter(request, sql`t.id`),
  newest,
  rowsOf: (db, ids) =>
    db
      .select(rowColumns)
      .from(companies)
      .where(sql`${companies.id} = ${anyId(ids)}`),
};

export const companyCsv: CsvOfList<CompanyRow> = {
  name: 'companies',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Registration name', value: ({ registration_name }) => registration_name },
    { label: 'Trading name', value: ({ trading_name }) => trading_name },
    {
      label: 'Registration number',
      value: ({ registration_number }) => registration_number,
      identifier: true,
    },
  ],
};
