import type { Agency } from '@rentsafe/domain/book';
import type { FiscalReceiptInput, Invoice, InvoiceRow } from '@rentsafe/domain/charge';
import { isMonth } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { payToJson } from '../bankAccount/payTo.ts';
import { agencyJson } from '../book/agency.ts';
import { clientJson } from '../book/clientJson.ts';
import type { BookRecord } from '../book/rights.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { optionalQuery } from '../http/query.ts';
import { credited } from '../ledger/credited.ts';
import { buyerToday, sellerToday } from '../ledger/invoiceParties.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { folded, type LeaseRecords, recordWords, tenant } from '../property/unitLease.ts';
import { searchTerms } from '../search/fold.ts';
import { readCharges } from './charges.ts';

type Row = Omit<InvoiceRow, 'currency'> & { currency: StoredCurrency };

/** The lines of the invoice or credit note `i`, in SQL. A credit note stays what it said, though a journal may take it back. */
const lines = sql`SELECT c.id AS charge, c.description, c.net, c.vat, c.amount, c.ownership_id,
    oi.settled - ${credited} AS paid, oi.amount - oi.settled AS open
  FROM charges c JOIN open_items oi ON oi.charge_id = c.id WHERE c.invoice_id = i.id
  UNION ALL
  SELECT c.id, c.description, a.net, a.vat, a.amount, c.ownership_id, 0, 0
  FROM allocations a JOIN charges c ON c.id = a.charge_id WHERE a.invoice_id = i.id AND a.amount > 0`;

const select = (
  from: SQL,
) => sql`SELECT i.id, i.number, i.kind, json_build_object('id', le.id, 'number', le.number) AS lease,
  ${tenant(partyJson())} AS tenant, i.issued_on::text, i.currency, sums.net::text, sums.vat::text, sums.total::text,
  sums.paid::text, sums.open::text,
  (SELECT json_build_object('party', ${partyJson()},
     'vat_number', CASE WHEN k.seller IS NULL THEN l.vat_number ELSE k.seller ->> 'vat_number' END)
   FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
   WHERE o.id = sums.ownership) AS landlord
  FROM (${from}) i JOIN leases le ON le.id = i.lease_id LEFT JOIN invoice_parties k ON k.invoice_id = i.id
  CROSS JOIN LATERAL (SELECT sum(l.net) AS net, sum(l.vat) AS vat, sum(l.amount) AS total, sum(l.paid) AS paid,
      sum(l.open) AS open, min(l.ownership_id) AS ownership
    FROM (${lines}) l) sums
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

/** As the index of searches has it. */
const records: LeaseRecords = {
  from: sql`invoices i`,
  name: 'i',
  text: folded('i.number'),
  lease: sql`i.lease_id`,
};

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
  const conditions = [
    sql`i.client_id = ${scope}`,
    ...(await recordWords(db, scope, searchTerms(query), records)),
    ...(lease ? [sql`i.lease_id = ${lease}`] : []),
    ...(month ? [sql`to_char(i.issued_on, 'YYYY-MM') = ${month}`] : []),
  ];
  const matches = sql`FROM ${records.from} WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  return {
    ...counted,
    results: await read(db, sql`SELECT i.* ${matches} ORDER BY i.id DESC ${slice({ size, offset })}`),
  };
}

export const invoiceCsv: CsvOfList<InvoiceRow> = {
  name: 'invoices',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Number', value: ({ number }) => number },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Issued', value: ({ issued_on }) => issued_on },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Lease', value: ({ lease }) => lease.number },
    { label: 'Landlord', value: ({ landlord }) => landlord.party.name },
    { label: 'VAT number', value: ({ landlord }) => landlord.vat_number, identifier: true },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Net', value: ({ net }) => net },
    { label: 'VAT', value: ({ vat }) => vat },
    { label: 'Total', value: ({ total }) => total },
    { label: 'Paid', value: ({ paid }) => paid },
    { label: 'Open', value: ({ open }) => open },
  ],
};

interface Rest
  extends Pick<
    Invoice,
    'client' | 'agency' | 'property' | 'unit' | 'seller' | 'buyer' | 'pay_to' | 'due_on' | 'fiscal'
  > {
  /** What was kept of the letterhead; null of an older invoice. */
  letterhead: Partial<Agency> | null;
}

export async function readInvoice(db: Db, id: number): Promise<Invoice> {
  const [found] = await read(db, sql`SELECT * FROM invoices WHERE id = ${id}`);
  if (!found) throw new Error('An invoice is gone.');
  const ofInvoice = await rows<Invoice['lines'][number]>(
    db,
    sql`SELECT l.charge, l.description, l.net::text, l.vat::text, l.amount::text
        FROM invoices i CROSS JOIN LATERAL (${lines}) l WHERE i.id = ${id} ORDER BY l.charge`,
  );
  const [rest] = await rows<Rest>(
    db,
    sql`SELECT ${clientJson(sql`i.client_id`)} AS client, ${agencyJson(sql`i.client_id`)} AS agency, k.agency AS letterhead,
          coalesce(k.seller, ${sellerToday}) AS seller, coalesce(k.buyer, ${buyerToday}) AS buyer, json_build_object('id', u.id, 'unit_number', u.unit_number) AS unit,
          json_build_object('id', r.id, 'name', ${propertyName}) AS property,
          ${payToJson(sql`i.client_id`, sql`i.currency`)} AS pay_to,
          (SELECT min(due_on)::text FROM charges WHERE invoice_id = i.id) AS due_on,
          (SELECT json_build_object('device', f.device, 'fiscal_day', f.fiscal_day, 'receipt_number', f.receipt_number,
             'verification_code', f.verification_code, 'qr', f.qr) FROM fiscal_receipts f WHERE f.invoice_id = i.id) AS fiscal
        FROM invoices i JOIN leases le ON le.id = i.lease_id
          JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id
          LEFT JOIN invoice_parties k ON k.invoice_id = i.id
        WHERE i.id = ${id}`,
  );
  if (!rest) throw new Error('A lease is gone.');
  const { letterhead, seller, ...asIssued } = rest;
  return {
    ...found,
    ...asIssued,
    agency: { ...rest.agency, ...letterhead },
    // Whoever charged VAT was registered for it, whatever they are today.
    seller: { ...seller, vat_registered: seller.vat_registered || Number(found.vat) > 0 },
    charges: await readCharges(
      db,
      sql`SELECT * FROM charges WHERE invoice_id = ${id}
          OR id IN (SELECT charge_id FROM allocations WHERE invoice_id = ${id})`,
    ),
    lines: ofInvoice.map(({ net, vat, amount, ...line }) => ({
      ...line,
      net: decimal(net),
      vat: decimal(vat),
      amount: decimal(amount),
    })),
  };
}

/** Keeps what a fiscal device answered, in place of what was typed before. */
export async function writeFiscalReceipt(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { device, fiscal_day, receipt_number, verification_code, qr }: FiscalReceiptInput,
): Promise<Invoice> {
  const before = await readInvoice(db, id);
  await db.execute(sql`INSERT INTO fiscal_receipts
      (invoice_id, client_id, device, fiscal_day, receipt_number, verification_code, qr, recorded_at, recorded_by)
    VALUES (${id}, ${client_id}, ${device || null}, ${fiscal_day}, ${receipt_number}, ${verification_code}, ${qr || null},
      ${actor.now.toISOString()}, ${actor.userId})
    ON CONFLICT (client_id, invoice_id) DO UPDATE SET device = excluded.device, fiscal_day = excluded.fiscal_day,
      receipt_number = excluded.receipt_number, verification_code = excluded.verification_code, qr = excluded.qr,
      recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by`);
  const after = await readInvoice(db, id);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'lease', id: before.lease.id },
    clientId: client_id,
    changes: {
      invoice: [before.number, after.number],
      fiscal_receipt: [before.fiscal?.receipt_number ?? null, receipt_number],
    },
  });
  return after;
}
