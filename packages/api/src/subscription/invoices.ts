import type { Agency } from '@rentsafe/domain/book';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import {
  SUBSCRIPTION_DUE_DAYS,
  type SubscriptionInvoice,
  subscriptionInvoiceSteps,
} from '@rentsafe/domain/subscription';
import { addDays, monthOf } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { payToJson } from '../bankAccount/payTo.ts';
import { agencyJson } from '../book/agency.ts';
import { clientJson } from '../book/clientJson.ts';
import { takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { pathId } from '../http/query.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';

interface Stored extends Pick<SubscriptionInvoice, 'id' | 'number' | 'client' | 'issued_on' | 'reason'> {
  month: string;
  currency: StoredCurrency;
  lines: { description: string; quantity: number; rate: string; amount: string }[];
  net: string;
  vat: string;
  vat_bp: number;
  total: string;
  payments: { on: string; amount: string; reference: string | null }[];
  pay_to: SubscriptionInvoice['pay_to'];
  /** As on the day of issue; of an older invoice as they are now. */
  parties: { seller: Agency; buyer: Agency; registered: boolean };
  provider: string;
}

/** The provider, and the client whose id is `client`, as an invoice names them today, in SQL. */
export const partiesToday = (
  client: SQL,
): SQL => sql`jsonb_build_object('seller', ${agencyJson(sql`${PROVIDER_CLIENT_ID}::bigint`)}, 'buyer', ${agencyJson(client)},
  'registered', (SELECT vat_registered FROM books WHERE client_id = ${PROVIDER_CLIENT_ID}))`;

/** A client as its agency calls itself. */
const partyOf = ({ name, address, tin, vat_number }: Agency, client: string) => ({
  name: name ?? client,
  address,
  tin,
  vat_number,
});

function toInvoice({
  month,
  currency,
  lines,
  vat_bp,
  payments,
  reason,
  parties: { seller, buyer, registered },
  provider,
  ...row
}: Stored): SubscriptionInvoice {
  const text = (minor: string) => toDecimal(BigInt(minor));
  const paid = payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const open = reason === null ? BigInt(row.total) - paid : 0n;
  return {
    ...row,
    ...{ month: monthOf(month), currency: currencyOf(currency), reason },
    lines: lines.map((line) => ({ ...line, rate: text(line.rate), amount: text(line.amount) })),
    ...{
      net: text(row.net),
      vat: text(row.vat),
      vat_rate: toDecimal(BigInt(vat_bp)),
      total: text(row.total),
    },
    ...{ paid: toDecimal(paid), open: toDecimal(open) },
    state: reason !== null ? 'void' : open === 0n ? 'paid' : 'open',
    payments: payments.map((payment) => ({ ...payment, amount: text(payment.amount) })),
    due_on: addDays(row.issued_on, SUBSCRIPTION_DUE_DAYS),
    seller: { ...partyOf(seller, provider), vat_registered: registered },
    buyer: partyOf(buyer, row.client.name),
  };
}

/** The invoices that a condition on `i` finds, the newest first. */
export async function readInvoices(db: Db, condition: SQL): Promise<SubscriptionInvoice[]> {
  const found = await rows<Stored>(
    db,
    sql`SELECT i.id, i.number, ${clientJson(sql`i.client_id`)} AS client, i.month::text, i.issued_on::text, i.lines, i.currency,
          i.net::text, i.vat::text, i.vat_bp, i.total::text, v.reason,
          ${payToJson(sql`${PROVIDER_CLIENT_ID}`, sql`i.currency`)} AS pay_to,
          coalesce(i.parties, ${partiesToday(sql`i.client_id`)}) AS parties,
          (SELECT name FROM clients WHERE id = ${PROVIDER_CLIENT_ID}) AS provider,
          (SELECT coalesce(json_agg(json_build_object('on', p.on_date::text, 'amount', p.amount::text, 'reference', p.reference) ORDER BY p.id), '[]')
           FROM subscription_payments p WHERE p.invoice_id = i.id) AS payments
        FROM subscription_invoices i LEFT JOIN subscription_voids v ON v.invoice_id = i.id
        WHERE ${condition} ORDER BY i.month DESC, i.id DESC`,
  );
  return found.map(toInvoice);
}

async function changed(db: Db, actor: Actor, before: SubscriptionInvoice): Promise<SubscriptionInvoice> {
  const [after] = await readInvoices(db, sql`i.id = ${before.id}`);
  if (!after) throw new Error('An invoice is gone.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'client', id: before.client.id },
    clientId: before.client.id,
    changes: {
      subscription_invoice: [null, before.number],
      state: [before.state, after.state],
      open: [before.open, after.open],
    },
  });
  return after;
}

/** What is paid of an invoice is decided one at a time: the book of the provider is locked. */
export const invoiceTaker = takeSteps(
  subscriptionInvoiceSteps,
  {
    table: (request) => ({ id: pathId(request), client_id: PROVIDER_CLIENT_ID }),
    read: async (db, { id }) => {
      const [invoice] = await readInvoices(db, sql`i.id = ${id}`);
      if (!invoice) throw notFound();
      return invoice;
    },
  },
  {
    /** @throws HttpError 400 for more than is open, another currency or a day to come. */
    pay: async ({ db, actor, body: { on, amount: money, reference } }, invoice) => {
      const { id, currency, open } = invoice;
      const day = on || today(actor.now);
      if (day > today(actor.now)) throw fieldError('on', issueText({ code: 'in_future', params: {} }));
      if (money.currency !== currency) throw fieldError('amount', `This must be in ${currency}.`);
      if (toMinor(money.amount) > toMinor(open)) throw fieldError('amount', `Only ${open} is open.`);
      await db.execute(sql`INSERT INTO subscription_payments (client_id, invoice_id, on_date, currency, amount, reference, at, user_id)
        VALUES (${invoice.client.id}, ${id}, ${day}, ${storedCurrencies[currency]}, ${String(toMinor(money.amount))}::bigint, ${reference || null},
          ${actor.now.toISOString()}, ${actor.userId})`);
      return changed(db, actor, invoice);
    },
    void: async ({ db, actor, body: { reason } }, invoice) => {
      await db.execute(sql`INSERT INTO subscription_voids (client_id, invoice_id, reason, at, user_id)
        VALUES (${invoice.client.id}, ${invoice.id}, ${reason}, ${actor.now.toISOString()}, ${actor.userId})`);
      return changed(db, actor, invoice);
    },
  },
);
