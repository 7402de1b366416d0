import { addMonths, firstDayOf, type Month, monthOf } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { maintenance, maintenanceIdentities } from './speedOrders.ts';
import type { Size } from './speedSize.ts';

const LANDLORDS = 100;
/** Of a month run. */
const BATCH = 500;
const RENT = 50_000;
const COMMISSION = 5_000;

/** Months charged, oldest first. */
const monthsOf = (size: Size, today: string): Month[] =>
  Array.from({ length: size.months }, (_, nth) => addMonths(monthOf(today), nth - size.months));

/** The properties, units, leases and accounts; ids follow from the number `n` of a lease, so that nothing need be looked up. */
function portfolio({ leases, books, people }: Size, first: string): string {
  const each = leases / books;
  const properties = Math.ceil(leases / 10);
  const series = (count: number, name: string) => `generate_series(1, ${count}) ${name}`;
  const bookOf = (n: string) => `(${n} - 1) / ${each} + 1`;
  const landlord = `((p - 1) / ${properties / books}) * ${LANDLORDS} + p % ${LANDLORDS} + 1`;
  const ofProperty = `(p - 1) / ${properties / books} + 1`;
  const account = (columns: string, kind: string, half: string, from: string) =>
    `INSERT INTO accounts (id, client_id, kind, half, currency${columns ? `, ${columns}` : ''}) SELECT ${from.replaceAll('KIND', `'${kind}', '${half}', 'USD'`)};`;
  return `
    INSERT INTO parties (individual_id) SELECT id FROM individuals ORDER BY id LIMIT ${people};
    INSERT INTO landlords (id, client_id, party_id) SELECT l, (l - 1) / ${LANDLORDS} + 1, (SELECT min(id) FROM parties) + l % ${LANDLORDS}
      FROM ${series(books * LANDLORDS, 'l')};
    INSERT INTO properties (id, client_id, property_type, city_town, street_name, search_text)
      SELECT p, ${ofProperty}, 'Flats', 'Harare', 'Block ' || p, 'block ' || p || ' harare' FROM ${series(properties, 'p')};
    INSERT INTO ownerships (id, client_id, property_id, landlord_id, from_on)
      SELECT p, ${ofProperty}, p, ${landlord}, '2000-01-01' FROM ${series(properties, 'p')};
    INSERT INTO units (id, client_id, property_id, unit_number)
      SELECT n, ${bookOf('n')}, (n - 1) / 10 + 1, n::text FROM ${series(leases, 'n')};
    INSERT INTO leases (id, client_id, unit_id, number, state, from_on, reportable)
      SELECT n, ${bookOf('n')}, n, 'L-' || n, 'active', '${first}', true FROM ${series(leases, 'n')};
    INSERT INTO lease_parties (client_id, lease_id, party_id, role)
      SELECT ${bookOf('n')}, n, (SELECT min(id) FROM parties) + n % ${people}, 'tenant' FROM ${series(leases, 'n')};
    INSERT INTO charge_schedules (id, client_id, lease_id, type, currency) SELECT n, ${bookOf('n')}, n, 'rent', 'USD' FROM ${series(leases, 'n')};
    INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount) SELECT ${bookOf('n')}, n, '${first}', ${RENT} FROM ${series(leases, 'n')};
    INSERT INTO bank_accounts (id, client_id, name, kind, currency) SELECT b, b, 'Bank', 'bank', 'USD' FROM ${series(books, 'b')};
    INSERT INTO commission_rules (client_id, from_on, rate_bp) SELECT b, '2000-01-01', 1000 FROM ${series(books, 'b')};
    ${account('lease_id', 'tenant', 'claim', `n, ${bookOf('n')}, KIND, n FROM ${series(leases, 'n')}`)}
    ${account('lease_id', 'credit', 'money', `${leases} + n, ${bookOf('n')}, KIND, n FROM ${series(leases, 'n')}`)}
    ${account('landlord_id, property_id', 'landlord', 'money', `${2 * leases} + p, ${ofProperty}, KIND, ${landlord}, p FROM ${series(properties, 'p')}`)}
    ${account('', 'contra', 'claim', `${3 * leases} + b, b, KIND FROM ${series(books, 'b')}`)}
    ${account('', 'commission', 'money', `${4 * leases} + b, b, KIND FROM ${series(books, 'b')}`)}
    ${account('bank_account_id', 'bank', 'money', `${5 * leases} + b, b, KIND, b FROM ${series(books, 'b')}`)}`;
}

/** One in so many leases does not pay a month: a fifth owe the last one, a twentieth the last four; null where all have paid. */
const unpaidIn = ({ months }: Size, nth: number): number | null => {
  if (nth === months - 1) return 5;
  return nth >= months - 4 ? 20 : null;
};

/** Of each book, before a month: a run in batches, and two entries of each that paid. */
function entriesBefore(size: Size, until: number): number {
  const each = size.leases / size.books;
  return Array.from({ length: until }, (_, nth) => unpaidIn(size, nth)).reduce<number>(
    (sum, unpaid) => sum + Math.ceil(each / BATCH) + 2 * (each - (unpaid ? each / unpaid : 0)),
    0,
  );
}

/** A month of rent: each lease charged in batches, and most paid by one receipt. */
function month(size: Size, nth: number, on: string): string {
  const { leases, books } = size;
  const each = leases / books;
  const batches = Math.ceil(each / BATCH);
  const base = entriesBefore(size, nth);
  const i = `((n - 1) % ${each} + 1)`;
  const book = `((n - 1) / ${each} + 1)`;
  const charged = `${base} + (${i} - 1) / ${BATCH} + 1`;
  const isSkipped = unpaidIn(size, nth);
  const received = `${base + batches} + 2 * (${i}${isSkipped ? ` - ${i} / ${isSkipped}` : ''}) - 1`;
  const id = `${nth * leases} + n`;
  const day = `'${on}'::date + (${i} % 25)`;
  const unpaid = isSkipped ? `${i} % ${isSkipped} = 0` : 'false';
  const all = `generate_series(1, ${leases}) n`;
  // In the order of their numbers, after the last of their days.
  const recorded = (seq: string) =>
    `'${on}'::timestamptz + interval '25 days' + (${seq}) * interval '0.01 ms'`;
  const paid = `${all} WHERE NOT (${unpaid})`;
  const entry = 'INSERT INTO entries (client_id, seq, kind, effective_on, recorded_at, user_id, request_id)';
  const transfer =
    'INSERT INTO transfers (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)';
  const move = (half: string, debit: string, credit: string, amount: number) =>
    `'${half}', 'USD', ${debit}, ${credit}, ${amount}`;
  const accounts = {
    tenant: 'n',
    credit: `${leases} + n`,
    landlord: `${2 * leases} + (n - 1) / 10 + 1`,
    contra: `${3 * leases} + ${book}`,
    commission: `${4 * leases} + ${book}`,
    bank: `${5 * leases} + ${book}`,
  };
  const { tenant, credit, landlord, contra, commission, bank } = accounts;
  return `
    ${entry} SELECT b, ${base} + k, 'charge_run', '${on}', ${recorded(`${base} + k`)}, 1, 'speed' FROM generate_series(1, ${books}) b, generate_series(1, ${batches}) k;
    ${transfer} SELECT ${book}, ${charged}, (${i} - 1) % ${BATCH} + 1, '${on}', ${move('claim', tenant, contra, RENT)} FROM ${all};
    INSERT INTO invoices (id, client_id, kind, number, lease_id, issued_on, currency)
      SELECT ${id}, ${book}, 'invoice', 'INV-' || lpad((${nth * each} + ${i})::text, 9, '0'), n, '${on}', 'USD' FROM ${all};
    INSERT INTO charges (id, client_id, lease_id, invoice_id, ownership_id, type, description, schedule_id, period, charged_on, until_on, due_on,
        grace_on, currency, net, vat, vat_bp, entry_seq)
      SELECT ${id}, ${book}, n, ${id}, (n - 1) / 10 + 1, 'rent', 'Rent', n, '${on}', '${on}', '${on}'::date + interval '1 month - 1 day', '${on}', '${on}'::date + 5, 'USD', ${RENT}, 0, 0, ${charged}
      FROM ${all};
    INSERT INTO open_items (charge_id, client_id, lease_id, currency, due_on, from_on, amount, settled, settled_on)
      SELECT ${id}, ${book}, n, 'USD', '${on}', '${on}', ${RENT}, CASE WHEN ${unpaid} THEN 0 ELSE ${RENT} END,
        CASE WHEN NOT (${unpaid}) THEN ${day} END FROM ${all};
    INSERT INTO lease_months (client_id, lease_id, currency, month, net, moved, paid)
      SELECT ${book}, n, 'USD', '${on}', ${RENT}, CASE WHEN ${unpaid} THEN ${RENT} ELSE 0 END,
        CASE WHEN ${unpaid} THEN 0 ELSE -${RENT} END FROM ${all};
    ${entry} SELECT ${book}, ${received} + a, CASE a WHEN 0 THEN 'receipt' ELSE 'allocation' END, ${day}, ${recorded(`${received} + a`)}, 1, 'speed'
      FROM generate_series(0, 1) a, ${paid};
    ${transfer} SELECT ${book}, ${received}, 1, ${day}, ${move('money', bank, credit, RENT)} FROM ${paid};
    ${transfer} SELECT ${book}, ${received} + 1, 1, ${day}, ${move('claim', contra, tenant, RENT)} FROM ${paid};
    ${transfer} SELECT ${book}, ${received} + 1, 2, ${day}, ${move('money', credit, landlord, RENT)} FROM ${paid};
    ${transfer} SELECT ${book}, ${received} + 1, 3, ${day}, ${move('money', landlord, commission, COMMISSION)} FROM ${paid};
    INSERT INTO receipts (id, client_id, number, lease_id, bank_account_id, received_on, recorded_on, currency, amount, method, entry_seq)
      SELECT ${id}, ${book}, 'RC-' || lpad((${nth * each} + ${i})::text, 9, '0'), n, ${book}, ${day}, ${day}, 'USD', ${RENT}, 'transfer', ${received}
      FROM ${paid};
    INSERT INTO open_receipts (receipt_id, client_id, lease_id, currency, amount, used)
      SELECT ${id}, ${book}, n, 'USD', ${RENT}, ${RENT} FROM ${paid};
    INSERT INTO allocations (client_id, entry_seq, effective_on, charge_id, receipt_id, lease_id, currency, amount, net, vat,
        commission_bp, commission)
      SELECT ${book}, ${received} + 1, ${day}, ${id}, ${id}, n, 'USD', ${RENT}, ${RENT}, 0, 1000, ${COMMISSION} FROM ${paid};`;
}

const identities = [
  'parties',
  'landlords',
  'properties',
  'ownerships',
  'units',
  'leases',
  'charge_schedules',
].concat(['bank_accounts', 'accounts', 'invoices', 'charges', 'receipts'], maintenanceIdentities);

/** What the triggers would have summed up. */
const sums = (size: Size) => `
  INSERT INTO account_balances (account_id, client_id, account_kind, sign, debits, credits, last_on)
    SELECT a.id, a.client_id, a.kind, CASE a.kind WHEN 'tenant' THEN 1 WHEN 'credit' THEN -1 WHEN 'landlord' THEN -1 ELSE 0 END, coalesce(d.sum, 0), coalesce(c.sum, 0),
      greatest(d.last_on, c.last_on)
    FROM accounts a LEFT JOIN (SELECT debit_account AS id, sum(amount), max(effective_on) AS last_on FROM transfers GROUP BY 1) d USING (id)
      LEFT JOIN (SELECT credit_account AS id, sum(amount), max(effective_on) AS last_on FROM transfers GROUP BY 1) c USING (id);
  SELECT keep_debts(client_id, array_agg(DISTINCT lease_id)) FROM open_items WHERE settled < amount GROUP BY client_id, lease_id / ${BATCH};
  SELECT keep_rents(client_id, array_agg(id)) FROM leases GROUP BY client_id, id / ${BATCH};
  INSERT INTO kind_balances (client_id, half, kind, currency, minor)
    SELECT a.client_id, a.half, a.kind, a.currency, sum(b.debits - b.credits)
    FROM accounts a JOIN account_balances b ON b.account_id = a.id GROUP BY 1, 2, 3, 4;
  INSERT INTO book_months (client_id, currency, month, net, moved, paid)
    SELECT client_id, currency, month, sum(net), sum(moved), sum(paid) FROM lease_months GROUP BY 1, 2, 3;
  UPDATE book_heads SET last_seq = ${entriesBefore(size, size.months)}, last_at = now();
  ${identities.map((table) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}));`).join('\n')}`;

const withoutTriggers = (script: string) =>
  `SET session_replication_role = replica; ${script}; SET session_replication_role = DEFAULT;`;

/** What the bank of the first book said of its receipts before a day, each line matched, in one statement. */
export const fillStatement = ({ exec }: Database, before: string): Promise<void> => {
  const received = `FROM receipts WHERE client_id = 1 AND received_on < '${before}'`;
  return exec(`${withoutTriggers(`
    INSERT INTO bank_statements (client_id, bank_account_id, currency, from_on, to_on, opening, closing, line_count)
      SELECT 1, 1, 'USD', min(received_on), '${before}'::date - 1, 0, sum(amount), count(*) ${received} HAVING count(*) > 0;
    INSERT INTO bank_lines (id, client_id, statement_id, bank_account_id, currency, line, on_date, description, amount)
      SELECT id, 1, (SELECT max(id) FROM bank_statements), 1, 'USD', row_number() OVER (ORDER BY id), received_on,
        'Transfer L-' || lease_id, amount ${received};
    INSERT INTO bank_matches (client_id, line_id, bank_account_id, kind, receipt_id, entry_seq, amount)
      SELECT 1, id, 1, 'receipt', id, entry_seq, amount ${received};
    SELECT setval(pg_get_serial_sequence('bank_lines', 'id'), (SELECT max(id) FROM bank_lines));`)}
    ANALYZE;`);
};

/**
 * Fills a new database with books whose rows are those that postings leave, without posting: foreign keys and triggers are off
 * meanwhile, which takes a superuser, and indexes are made once the rows are there.
 */
export async function fillBooks(
  { db, exec }: Database,
  size: Size,
  { today, progress }: { today: string; progress: (line: string) => void },
): Promise<void> {
  const months = monthsOf(size, today);
  const inBulk = (script: string) => exec(withoutTriggers(script));
  const indexes = await rows<{ name: string; definition: string }>(
    db,
    sql`SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = 'public'::regnamespace
          AND NOT i.indisunique AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
  );
  await exec(indexes.map(({ name }) => `DROP INDEX ${name};`).join('\n'));
  await exec(
    `INSERT INTO clients (id, name) SELECT b, 'Book ' || b FROM generate_series(2, ${size.books}) b;`,
  );
  await inBulk(portfolio(size, firstDayOf(months[0] ?? monthOf(today))));
  for (const [nth, on] of months.entries()) {
    await inBulk(month(size, nth, firstDayOf(on)));
    progress(`${on} is there.`);
  }
  if (size.orders > 0) {
    await inBulk(maintenance(size, today));
    progress(`${size.orders} work orders are there.`);
  }
  await exec(indexes.map(({ definition }) => `${definition};`).join('\n'));
  progress('indexes are there.');
  // What triggers would have called finds by them.
  await exec('ANALYZE');
  await inBulk(sums(size));
  await exec('VACUUM ANALYZE');
  await exec(
    `SELECT mark_charged_months(client_id, '${firstDayOf(months[0] ?? monthOf(today))}', '${today}') FROM books`,
  );
}
