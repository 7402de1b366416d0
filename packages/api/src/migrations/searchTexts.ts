import { type SQL, sql } from 'drizzle-orm';
import { branchSearch } from '../company/branches.ts';
import { type CompanySearch, companySearchText, companySortName } from '../company/record.ts';
import { type Db, rows } from '../db/database.ts';
import { individualSearchText, individualSortName } from '../individual/record.ts';
import { userSearchText } from '../user/repository.ts';

const BATCH = 1_000;

interface Folded {
  search_text: string;
  sort_name?: string;
}

/** Writes the columns that `folded` makes of each row of a table, a batch at a time. */
async function refold<Row extends { id: number }>(
  tx: Db,
  table: string,
  select: SQL,
  folded: (row: Row) => Folded,
): Promise<void> {
  let last = 0;
  for (;;) {
    const found = await rows<Row>(tx, sql`${select} WHERE t.id > ${last} ORDER BY t.id LIMIT ${BATCH}`);
    if (found.length === 0) return;
    last = Number(found.at(-1)?.id);
    const changed = JSON.stringify(found.map((row) => ({ id: row.id, ...folded(row) })));
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} t
          SET search_text = f.search_text ${table === 'users' ? sql`` : sql`, sort_name = f.sort_name`}
          FROM json_to_recordset(${changed}::json) AS f(id bigint, search_text text, sort_name text)
          WHERE t.id = f.id`,
    );
  }
}

const company = sql`c.registration_name, c.registration_number, c.trading_name, c.mobile_phone, c.landline_phone, c.email`;

const indexes = ['individuals', 'companies', 'branches'].flatMap((table) => [
  { name: `${table}_search`, columns: `${table} USING gin (search_text gin_trgm_ops)` },
  { name: `${table}_short_search`, columns: `${table} USING gin (short_grams(search_text))` },
]);

/** Folds accents and punctuation in what records are found and sorted by, and adds their telephones and emails. */
export async function foldSearchTexts(tx: Db): Promise<void> {
  // Made anew they take a fraction of the time that changing them row by row does.
  for (const { name } of indexes) await tx.execute(sql.raw(`DROP INDEX ${name}`));
  await refold<Parameters<typeof individualSearchText>[0] & { id: number }>(
    tx,
    'individuals',
    sql`SELECT t.id, t.first_name, t.last_name, t.identification_key,
          ARRAY(SELECT p FROM contact_details d, unnest(d.mobile_phone) p WHERE d.individual_id = t.id) AS phones,
          ARRAY(SELECT d.email FROM contact_details d WHERE d.individual_id = t.id) AS emails
        FROM individuals t`,
    (row) => ({ search_text: individualSearchText(row), sort_name: individualSortName(row) }),
  );
  await refold<CompanySearch & { id: number }>(
    tx,
    'companies',
    sql`SELECT t.id, ${company} FROM companies t JOIN companies c ON c.id = t.id`,
    (row) => ({ search_text: companySearchText(row), sort_name: companySortName(row) }),
  );
  await refold<CompanySearch & { id: number; branch_name: string }>(
    tx,
    'branches',
    sql`SELECT t.id, t.branch_name, ${company} FROM branches t JOIN companies c ON c.id = t.company_id`,
    (row) => branchSearch(row, row.branch_name),
  );
  await refold<{ id: number; first_name: string; last_name: string; email: string }>(
    tx,
    'users',
    sql`SELECT t.id, t.first_name, t.last_name, t.email FROM users t`,
    (row) => ({ search_text: userSearchText(row) }),
  );
  for (const { name, columns } of indexes) await tx.execute(sql.raw(`CREATE INDEX ${name} ON ${columns}`));
}
