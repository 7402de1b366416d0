import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { BUSINESS_TIME_ZONE, today } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import {
  invoiceAmounts,
  type PlanTerms,
  type Subscriber,
  type Subscription,
  type SubscriptionInput,
  type SubscriptionRun,
  type Usage,
  usageLines,
} from '@rentsafe/domain/subscription';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { plans } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { fileUse } from '../file/quota.ts';
import { fieldError, notFound, unknownReference } from '../http/errors.ts';
import {
  currencyOf,
  moneyJson,
  type StoredCurrency,
  type StoredMoney,
  storedCurrencies,
  toMonies,
} from '../money/wire.ts';
import { readRates } from '../tax/rates.ts';
import { partiesToday, readInvoices } from './invoices.ts';
import { toPlan } from './plans.ts';

const MONTHS_SHOWN = 12;

/** The subscription of a client on a day, in SQL. */
const subscribedOn = (client: SQL, day: SQL): SQL => sql`
  SELECT s.plan_id, s.from_on FROM subscriptions s WHERE s.client_id = ${client} AND s.from_on <= ${day}
  ORDER BY s.from_on DESC, s.id DESC LIMIT 1`;

/** The subscription of a client today, or else the one that is to begin first, in SQL. */
const subscribedBy = (client: SQL, day: PlainDate): SQL => sql`
  SELECT s.plan_id, s.from_on FROM subscriptions s WHERE s.client_id = ${client}
  ORDER BY s.from_on > ${day}::date, abs(s.from_on - ${day}::date), s.id DESC LIMIT 1`;

/** Leases that were in force on a day, in SQL, of the client. */
const leasesOn = (client: SQL, day: SQL): SQL => sql`(SELECT count(*)::int FROM leases le
  WHERE le.client_id = ${client} AND ${stateIn('le.state', leaseOnceInForce)} AND le.during @> ${day})`;

interface UsedMonth extends Usage, PlanTerms {
  client_id: number;
  month: Month;
  currency: StoredCurrency;
}

type StoredTerms = 'monthly' | 'per_lease' | 'per_report';

/**
 * What clients used in months in which they had subscribed, by the plan of its first day; in the present month up to today.
 *
 * @param of the clients and the first days of the months, in SQL: client_id, month.
 */
async function usageOf(db: Db, of: SQL, now: Date): Promise<UsedMonth[]> {
  const found = await rows<Omit<UsedMonth, StoredTerms> & Record<StoredTerms, string>>(
    db,
    sql`SELECT m.client_id, to_char(m.month, 'YYYY-MM') AS month, p.name, p.currency, p.monthly::text, p.leases_included,
          p.per_lease::text, p.reports_included, p.per_report::text,
          ${leasesOn(sql`m.client_id`, sql`least(m.next - 1, ${today(now)}::date)`)} AS leases,
          (SELECT count(*)::int FROM report_issues r WHERE r.client_id = m.client_id
             AND r.issued_at >= m.month::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE}
             AND r.issued_at < m.next::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE}) AS reports
        FROM (SELECT client_id, month, (month + interval '1 month')::date AS next FROM (${of}) of) m
          JOIN LATERAL (${subscribedOn(sql`m.client_id`, sql`m.month`)}) s ON true JOIN plans p ON p.id = s.plan_id
        ORDER BY m.client_id, m.month DESC`,
  );
  return found.map(({ monthly, per_lease, per_report, ...row }) => ({
    ...row,
    ...{ monthly: BigInt(monthly), per_lease: BigInt(per_lease), per_report: BigInt(per_report) },
  }));
}

/** What a client has subscribed to, with its usage and invoices. @throws HttpError 404 for an unknown client. */
export async function readSubscription(db: Db, client: number, now: Date): Promise<Subscription> {
  const [named] = await rows<{ id: number; name: string; active: number; invited: number }>(
    db,
    sql`SELECT c.id, c.name, count(u.id) FILTER (WHERE u.is_active AND u.password_hash IS NOT NULL)::int AS active,
          count(u.id) FILTER (WHERE u.is_active AND u.password_hash IS NULL)::int AS invited
        FROM clients c LEFT JOIN users u ON u.client_id = c.id WHERE c.id = ${client} GROUP BY c.id`,
  );
  if (!named) throw notFound();
  const present = monthOf(today(now));
  const months = sql`SELECT ${client}::bigint AS client_id, month::date FROM generate_series(
    ${firstDayOf(addMonths(present, 1 - MONTHS_SHOWN))}::timestamp, ${firstDayOf(present)}::timestamp, interval '1 month') month`;
  const used = await usageOf(db, months, now);
  const [own] = await rows<{ plan_id: number; from_on: PlainDate }>(
    db,
    sql`SELECT plan_id, from_on::text FROM (${subscribedBy(sql`${client}::bigint`, today(now))}) s`,
  );
  const [plan] = own ? await db.select().from(plans).where(eq(plans.id, own.plan_id)) : [];
  const { id, name, active, invited } = named;
  return {
    ...{ client: { id, name }, plan: plan ? toPlan(plan) : null, from_on: own?.from_on ?? null },
    users: { active, invited },
    files: await fileUse(db, client),
    usage: used.map((row) => ({
      ...{ month: row.month, leases: row.leases, reports: row.reports },
      total: {
        amount: toDecimal(invoiceAmounts(usageLines(row, row), 0).net),
        currency: currencyOf(row.currency),
      },
    })),
    invoices: await readInvoices(db, sql`i.client_id = ${client}`),
  };
}

/** The client companies, by id. */
export async function listSubscribers(
  { db, page: { size, offset } }: ListContext<null>,
  now: Date,
): Promise<Listing<Subscriber>> {
  const day = today(now);
  const found = await rows<Omit<Subscriber, 'open'> & { open: StoredMoney[] | null }>(
    db,
    sql`SELECT c.id, c.name, CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END AS plan,
          s.from_on::text, ${leasesOn(sql`c.id`, sql`${day}::date`)} AS leases,
          (SELECT json_agg(${moneyJson(sql`o.minor`, sql`o.currency`)}) FROM (
             SELECT i.currency, sum(i.total - coalesce((SELECT sum(y.amount) FROM subscription_payments y WHERE y.invoice_id = i.id), 0)) AS minor
             FROM subscription_invoices i WHERE i.client_id = c.id
               AND NOT EXISTS (SELECT FROM subscription_voids v WHERE v.invoice_id = i.id) GROUP BY 1) o) AS open
        FROM clients c LEFT JOIN LATERAL (${subscribedBy(sql`c.id`, day)}) s ON true LEFT JOIN plans p ON p.id = s.plan_id
        WHERE c.id <> ${PROVIDER_CLIENT_ID} ORDER BY c.id ${slice({ size, offset })}`,
  );
  const [counted] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM clients WHERE id <> ${PROVIDER_CLIENT_ID}`,
  );
  return {
    count: counted?.count ?? 0,
    results: found.map(({ open, ...row }) => ({ ...row, open: toMonies(open) })),
  };
}

/** Gives a client a plan. @throws HttpError 400 for a day that is no first of a month, or an unknown client or plan. */
export async function insertSubscription(
  db: Db,
  actor: Actor,
  { client, plan, from_on }: SubscriptionInput,
): Promise<Subscription> {
  if (!from_on.endsWith('-01')) throw fieldError('from_on', 'Use the first day of a month.');
  const [known] = await rows(db, sql`SELECT 1 FROM clients WHERE id = ${client}`);
  if (!known) throw unknownReference(['client'], client);
  const [chosen] = await db.select().from(plans).where(eq(plans.id, plan));
  if (!chosen) throw unknownReference(['plan'], plan);
  await db.execute(sql`INSERT INTO subscriptions (client_id, plan_id, from_on, at, user_id)
    VALUES (${client}, ${plan}, ${from_on}, ${actor.now.toISOString()}, ${actor.userId})`);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'client', id: client },
    clientId: client,
    changes: { plan: [null, chosen.name], from_on: [null, from_on] },
  });
  return readSubscription(db, client, actor.now);
}

/** Invoices a month that is over to each client that has a plan and no invoice of it. @throws HttpError 400 for another month. */
export async function runSubscriptions(db: Db, actor: Actor, month: Month): Promise<SubscriptionRun> {
  const issued_on = today(actor.now);
  if (month >= monthOf(issued_on)) throw fieldError('month', 'This month is not over.');
  const last = lastDayOf(month);
  await lockBook(db, PROVIDER_CLIENT_ID);
  const vat_bp = (await readRates(db))('vat', last);
  const uninvoiced = sql`SELECT DISTINCT client_id, ${firstDayOf(month)}::date AS month FROM subscriptions s WHERE NOT EXISTS (
    SELECT FROM subscription_invoices i WHERE i.client_id = s.client_id AND i.month = ${firstDayOf(month)}::date)`;
  const created: SubscriptionRun['created'] = [];
  const totals: StoredMoney[] = [];
  for (const { client_id, currency, ...used } of await usageOf(db, uninvoiced, actor.now)) {
    const lines = usageLines(used, used);
    const { net, vat, total } = invoiceAmounts(lines, vat_bp);
    const stored = JSON.stringify(
      lines.map(({ rate, amount, ...line }) => ({ ...line, rate: String(rate), amount: String(amount) })),
    );
    const [made] = await rows<{ id: number; number: string }>(
      db,
      sql`INSERT INTO subscription_invoices (client_id, number, month, issued_on, lines, currency, net, vat, vat_bp, parties)
          VALUES (${client_id}, '', ${firstDayOf(month)}, ${issued_on}, ${stored}::jsonb, ${currency}, ${String(net)}::bigint,
            ${String(vat)}::bigint, ${vat_bp}, ${partiesToday(sql`${client_id}::bigint`)}) RETURNING id, number`,
    );
    if (!made) continue;
    created.push(made);
    totals.push({ minor: String(total), currency });
    await recordEvent(db, actor, {
      action: 'bill',
      subject: { type: 'client', id: client_id },
      clientId: client_id,
      changes: { subscription_invoice: [null, made.number], month: [null, month] },
    });
  }
  return { month, created, totals: addedUp(totals) };
}

function addedUp(amounts: readonly StoredMoney[]) {
  return toMonies(
    Object.values(storedCurrencies).map((currency) => ({
      currency,
      minor: String(
        amounts
          .filter((money) => money.currency === currency)
          .reduce((sum, { minor }) => sum + BigInt(minor), 0n),
      ),
    })),
  );
}
