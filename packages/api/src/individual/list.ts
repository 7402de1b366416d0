import { type IndividualRow, identificationTypes } from '@rentsafe/domain/individual';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CsvOfList } from '../calls/serveList.ts';
import { anyId } from '../db/among.ts';
import type { Db } from '../db/database.ts';
import { countedPages } from '../db/pages.ts';
import { individuals } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import { cityQuery } from '../location/query.ts';
import { isReadable, type Reader } from '../party/readable.ts';
import type { RecordSource } from '../search/listRecords.ts';

export const rowColumns = {
  id: individuals.id,
  first_name: individuals.first_name,
  last_name: individuals.last_name,
  identification_number: individuals.identification_number,
};

const newest = countedPages<IndividualRow>('individuals', {
  row: sql`json_build_object('id', t.id, 'first_name', t.first_name, 'last_name', t.last_name,
    'identification_number', t.identification_number)`,
});

/**
 * Without a telephone or an address, or with a check letter that does not fit. Contact details have a telephone, national IDs their
 * format. Each part is found along its indexes; one condition over all individuals takes five times as long.
 */
const isToMend = sql`t.anonymised_at IS NULL AND t.id = ANY (ARRAY(
  SELECT i.id FROM individuals i WHERE NOT EXISTS (SELECT FROM contact_details c WHERE c.individual_id = i.id)
  UNION ALL SELECT i.id FROM individuals i WHERE NOT EXISTS (SELECT FROM addresses a WHERE a.individual_id = i.id)
  UNION ALL SELECT i.id FROM individuals i WHERE is_doubtful_id(i.identification_type, i.identification_key)
))`;

async function filters(request: FastifyRequest, db: Db) {
  const type = choiceQuery(request, 'identification_type', identificationTypes);
  const city = await cityQuery(request, db);
  return [
    ...(choiceQuery(request, 'to_mend', ['true', 'false']) === 'true' ? [isToMend] : []),
    ...(type ? [sql`t.identification_type = ${type}`] : []),
    ...(city === null ? [] : [sql`t.id IN (SELECT individual_id FROM addresses WHERE city_id = ${city})`]),
  ];
}

export const individualSource: RecordSource<IndividualRow, Reader> = {
  table: individuals,
  isReadable: (reader) => isReadable('individual', sql`t.id`, reader),
  sortKeys: {
    name: { key: sql`t.sort_name` },
    created: { key: sql`t.created_at` },
    identification_number: { key: sql`t.identification_key COLLATE "C"` },
  },
  filters,
  newest,
  rowsOf: (db, ids) =>
    db
      .select(rowColumns)
      .from(individuals)
      .where(sql`${individuals.id} = ${anyId(ids)}`),
};

export const individualCsv: CsvOfList<IndividualRow> = {
  name: 'individuals',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'First name', value: ({ first_name }) => first_name },
    { label: 'Last name', value: ({ last_name }) => last_name },
    {
      label: 'Identification number',
      value: ({ identification_number }) => identification_number,
      identifier: true,
    },
  ],
};
