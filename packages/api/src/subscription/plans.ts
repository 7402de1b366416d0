import type { Plan, PlanInput, PlanPatch } from '@rentsafe/domain/subscription';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { plans } from '../db/schema.ts';
import { duplicate } from '../http/errors.ts';
import { currencyOf, storedCurrencies } from '../money/wire.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';

type Row = typeof plans.$inferSelect;

export const toPlan = ({ id, name, currency, monthly, per_lease, per_report, ...row }: Row): Plan => ({
  ...{ id, name, monthly: { amount: toDecimal(monthly), currency: currencyOf(currency) } },
  ...{ leases_included: row.leases_included, per_lease: toDecimal(per_lease) },
  ...{ reports_included: row.reports_included, per_report: toDecimal(per_report), version: row.version },
});

export async function listPlans({ db, page: { size, offset } }: ListContext<null>): Promise<Listing<Plan>> {
  const found = await db.select().from(plans).orderBy(desc(plans.id)).limit(size).offset(offset);
  return { count: await db.$count(plans), results: found.map(toPlan) };
}

async function repeatedName(db: Db, name: string) {
  const [found] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(eq(sql`lower(${plans.name})`, name.toLowerCase()));
  return duplicate('name', 'This plan already exists.', found?.id ?? 0);
}

function columnsOf({ monthly, per_lease, per_report, ...rest }: Omit<PlanPatch, 'version'>) {
  return {
    ...rest,
    ...(monthly && { monthly: toMinor(monthly.amount), currency: storedCurrencies[monthly.currency] }),
    ...(per_lease !== undefined && { per_lease: toMinor(per_lease) }),
    ...(per_report !== undefined && { per_report: toMinor(per_report) }),
  };
}

/** @throws HttpError 409 for a name that another plan has. */
export async function insertPlan(db: Db, actor: Actor, input: PlanInput): Promise<Plan> {
  const made = await insertRecord(db, actor, {
    table: plans,
    type: 'plan',
    values: columnsOf(input) as Omit<Row, 'id'>,
  });
  if (!made) throw await repeatedName(db, input.name);
  return toPlan(made);
}

/** @throws HttpError 409 for an old version, or a name that another plan has. */
export async function updatePlan(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...patch }: PlanPatch,
): Promise<Plan> {
  const target = { table: plans, type: 'plan', id, version } as const;
  const after = await changeRecord(db, actor, target, () => ({ values: columnsOf(patch) }));
  if (!after) throw await repeatedName(db, patch.name ?? '');
  return toPlan(after);
}
