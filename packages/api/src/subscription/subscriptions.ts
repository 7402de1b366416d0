import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import {
  addMonths,
  earlierOf,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  type PlainDate,
  today,
} from '@rentsafe/domain/date';
import { toDecimal } from '@rentsafe/domain/money';
import {
  invoiceAmounts,
  type Subscriber,
  type Subscription,
  type SubscriptionInput,
  type SubscriptionRun,
  type Usage,
  usageLines,
} from '@rentsafe/domain/subscription';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { plans } from '../db/schema.ts';
import { fieldError, notFound, unknownReference } from '../http/errors.ts';
import { currencyOf, moneyJson, type StoredMoney, storedCurrencies, toMonies } from '../money/wire.ts';
import { readRates } from '../tax/rates.ts';
import { readInvoices } from './invoices.ts';
import { toPlan } from './plans.ts';

const MONTHS_SHOWN = 12;

/** The subscription of a client on a day, in SQL. */
const subscribedOn = (client: SQL, day: PlainDate): SQL => sql`
  SELECT s.plan_id, s.from_on FROM subscriptions s WHERE s.client_id = ${client} AND s.from_on <= ${day}::date
  ORDER BY s.from_on DESC, s.id DESC LIMIT 1`;

/** Leases that were in force on a day, in SQL, of the client. */
const leasesOn = (client: SQL, day: PlainDate): SQL => sql`(SELECT count(*)::int FROM leases le
  WHERE le.client_id = ${client} AND le.state IN ('active', 'notice', 'ended') AND le.during @> ${day}::date)`;

/** What a client used in a month; in the present one up to today. */
async function usageOf(db: Db, client: number, month: Month, now: Date): Promise<Usage> {
  const [from, next] = [firstDayOf(month), firstDayOf(addMonths(month, 1))];
  const start = (day: PlainDate) => sql`(${day}::date::timestamp AT TIME ZONE 'Africa/Harare')`;
  const [found] = await rows<Usage>(
    db,
    sql`SELECT ${leasesOn(sql`${client}::bigint`, earlierOf(lastDayOf(month), today(now)))} AS leases,
          (SELECT count(*)::int FROM report_issues r WHERE r.client_id = ${client}
             AND r.issued_at >= ${start(from)} AND r.issued_at < ${start(next)}) AS reports`,
  );
  return found ?? { leases: 0, reports: 0 };
}

async function planOf(db: Db, client: number, day: PlainDate) {
  const [found] = await rows<{ plan_id: number; from_on: PlainDate }>(
    db,
    sql`SELECT plan_id, from_on::text FROM (${subscribedOn(sql`${client}::bigint`, day)}) s`,
  );
  if (!found) return undefined;
  const [plan] = await db.select().from(plans).where(eq(plans.id, found.plan_id));
  return plan && { plan, from_on: found.from_on };
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
  const usage: Subscription['usage'] = [];
  for (let back = 0; back < MONTHS_SHOWN; back++) {
    const month = addMonths(present, -back);
    const subscribed = await planOf(db, client, firstDayOf(month));
    if (!subscribed) break;
    const used = await usageOf(db, client, month, now);
    const { net } = invoiceAmounts(usageLines(subscribed.plan, used), 0);
    usage.push({
      ...{ month, ...used },
      total: { amount: toDecimal(net), currency: currencyOf(subscribed.plan.currency) },
    });
  }
  const { id, name, active, invited } = named;
  const own = await planOf(db, client, lastDayOf(present));
  const [latest] = own
    ? [own]
    : // One that is to begin.
      [await planOf(db, client, '9999-12-31')];
  return {
    ...{ client: { id, name }, plan: latest ? toPlan(latest.plan) : null, from_on: latest?.from_on ?? null },
    ...{ users: { active, invited }, usage },
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
          s.from_on::text, ${leasesOn(sql`c.id`, day)} AS leases,
          (SELECT json_agg(${moneyJson(sql`o.minor`, sql`o.currency`)}) FROM (
             SELECT i.currency, sum(i.total - coalesce((SELECT sum(y.amount) FROM subscription_payments y WHERE y.invoice_id = i.id), 0)) AS minor
             FROM subscription_invoices i WHERE i.client_id = c.id
               AND NOT EXISTS (SELECT FROM subscription_voids v WHERE v.invoice_id = i.id) GROUP BY 1) o) AS open
        FROM clients c LEFT JOIN LATERAL (${subscribedOn(sql`c.id`, '9999-12-31')}) s ON true LEFT JOIN plans p ON p.id = s.plan_id
        WHERE c.id <> ${PROVIDER_CLIENT_ID} ORDER BY c.id LIMIT ${size} OFFSET ${offset}`,
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
  const [chosen] = await db.select().from(plans).where(eq(plans.id, plan)).orderBy(desc(plans.id));
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
  const clients = await rows<{ client_id: number }>(
    db,
    sql`SELECT DISTINCT client_id FROM subscriptions s WHERE from_on <= ${firstDayOf(month)}::date
          AND NOT EXISTS (SELECT FROM subscription_invoices i WHERE i.client_id = s.client_id AND i.month = ${firstDayOf(month)}::date)
        ORDER BY client_id`,
  );
  const created: SubscriptionRun['created'] = [];
  const totals: StoredMoney[] = [];
  for (const { client_id } of clients) {
    const subscribed = await planOf(db, client_id, firstDayOf(month));
    if (!subscribed) continue;
    const { plan } = subscribed;
    const lines = usageLines(plan, await usageOf(db, client_id, month, actor.now));
    const { net, vat, total } = invoiceAmounts(lines, vat_bp);
    const stored = JSON.stringify(
      lines.map(({ rate, amount, ...line }) => ({ ...line, rate: String(rate), amount: String(amount) })),
    );
    const [made] = await rows<{ id: number; number: string }>(
      db,
      sql`INSERT INTO subscription_invoices (client_id, number, month, issued_on, lines, currency, net, vat, vat_bp)
          VALUES (${client_id}, '', ${firstDayOf(month)}, ${issued_on}, ${stored}::jsonb, ${plan.currency}, ${String(net)}::bigint,
            ${String(vat)}::bigint, ${vat_bp}) RETURNING id, number`,
    );
    if (!made) continue;
    created.push(made);
    totals.push({ minor: String(total), currency: plan.currency });
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
