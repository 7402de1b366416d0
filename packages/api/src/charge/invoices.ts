import type { Invoice, InvoiceRow } from '@rentsafe/domain/charge';
import { isMonth } from '@rentsafe/domain/date';
import { toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { optionalQuery } from '../http/query.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<InvoiceRow, 'currency'> & { currency: StoredCurrency };

const select = (
  from: SQL,
) => sql`SELECT i.id, i.number, i.kind, json_build_object('id', le.id, 'number', le.number) AS lease,
  ${tenant(partyJson())} AS tenant, i.issued_on::text, i.currency, sums.net::text, sums.vat::text, sums.total::text,
  sums.paid::text, (sums.total - sums.paid)::text AS open,
  (SELECT json_build_object('party', ${partyJson()}, 'vat_number', l.vat_number)
   FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
   WHERE o.id = sums.ownership) AS landlord
  FROM (${from}) i JOIN leases le ON le.id = i.lease_id
  CROSS JOIN LATERAL (SELECT sum(c.net) AS net, sum(c.vat) AS vat, sum(c.amount) AS total, sum(oi.settled) AS paid,
      min(c.ownership_id) AS ownership
    FROM charges c JOIN open_items oi ON oi.charge_id = c.id WHERE c.invoice_id = i.id) sums
  ORDER BY i.id DESC`;

const decimal = (minor: string) => toDecimal(BigInt(minor));

async function read(db: Db, from: SQL): Promise<InvoiceRow[]> {
  const found = await rows<Row>(db, select(from));
  return found.map(({ currency, net, vat, total, paid, open, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    net: decimal(net),
    vat: decimal(vat),
    total: decimal(total),
    paid: decimal(paid),
    open: decimal(open),
  }));
}

/** The invoices of a book, newest first, found by number, lease or tenant. */
export async function listInvoices({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<InvoiceRow>> {
  const lease = idQuery(request, 'lease');
  const month = optionalQuery(request, 'month');
  if (month && !isMonth(month)) throw fieldError('month', issueText({ code: 'not_a_month', params: {} }));
  const words = searchTerms(query).map(
    (word) =>
      sql`concat_ws(' ', translate(lower(concat_ws(' ', i.number, le.number)), '-/.()[]''', ''), ${tenantSearchText})
          LIKE ${likeAnywhere(word)}`,
  );
  const conditions = [
    sql`i.client_id = ${scope}`,
    ...words,
    ...(lease ? [sql`i.lease_id = ${lease}`] : []),
    ...(month ? [sql`to_char(i.issued_on, 'YYYY-MM') = ${month}`] : []),
  ];
  const matches = sql`FROM invoices i JOIN leases le ON le.id = i.lease_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  return {
    ...counted,
    results: await read(db, sql`SELECT i.* ${matches} ORDER BY i.id DESC LIMIT ${size} OFFSET ${offset}`),
  };
}

export async function readInvoice(db: Db, id: number): Promise<Invoice> {
  const [found] = await read(db, sql`SELECT * FROM invoices WHERE id = ${id}`);
  if (!found) throw new Error('An invoice is gone.');
  const lines = await rows<Invoice['lines'][number]>(
    db,
    sql`SELECT id AS charge, description, net::text, vat::text, amount::text FROM charges WHERE invoice_id = ${id} ORDER BY id`,
  );
  return {
    ...found,
    lines: lines.map(({ net, vat, amount, ...line }) => ({
      ...line,
      net: decimal(net),
      vat: decimal(vat),
      amount: decimal(amount),
    })),
  };
}
