import { today } from '@rentsafe/domain/date';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { insertContractor } from '../contractor/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { replaceBudget } from '../maintenanceReport/budgets.ts';
import { insertRequest } from '../maintenanceRequest/repository.ts';
import { requestTaker } from '../maintenanceRequest/steps.ts';
import { insertWorkOrder } from '../workOrder/repository.ts';
import { workOrderTaker } from '../workOrder/steps.ts';
import { lookedUp } from './consents.ts';
import { type PlannedRequest, plannedContractors, plannedRequests } from './maintenancePlan.ts';
import { isSample } from './own.ts';

interface Tenancy {
  property: number;
  unit: number;
  tenant: string;
}

/** Units that are let, and were two months ago, each of another property. */
const tenancies = (db: Db, actor: Actor, count: number) =>
  rows<Tenancy>(
    db,
    sql`SELECT * FROM (
          SELECT DISTINCT ON (u.property_id) u.property_id AS property, u.id AS unit,
            coalesce(i.first_name || ' ' || i.last_name, c.registration_name) AS tenant
          FROM leases le JOIN units u ON u.id = le.unit_id
            JOIN lease_parties lp ON lp.lease_id = le.id AND lp.role = 'tenant' JOIN parties p ON p.id = lp.party_id
            LEFT JOIN individuals i ON i.id = p.individual_id LEFT JOIN companies c ON c.id = p.company_id
          WHERE le.client_id = ${actor.clientId} AND le.state = 'active' AND le.from_on < ${addDays(today(actor.now), -60)}::date
            AND ${isSample('le', actor)}
          ORDER BY u.property_id, u.id) found ORDER BY unit LIMIT ${count}`,
  );

/** Whom a book calls; those in the register are its last companies, which neither own nor rent. Nobody where there are contractors. */
export async function seedContractors(db: Db, actor: Actor): Promise<void> {
  const [any] = await rows(db, sql`SELECT 1 FROM contractors WHERE client_id = ${actor.clientId} LIMIT 1`);
  if (any) return;
  const companies = await rows<{ id: number; name: string; number: string }>(
    db,
    sql`SELECT id, registration_name AS name, registration_number AS number FROM companies ORDER BY id DESC LIMIT ${plannedContractors.length}`,
  );
  for (const [nth, { name, ...contractor }] of plannedContractors.entries()) {
    const company = companies[nth];
    if (!company) throw new Error('The register has too few companies.');
    const { id, ...own } = company;
    const known = name
      ? { name, party: null }
      : { ...own, party: await lookedUp(db, actor, { type: 'company', id }) };
    await insertContractor(db, actor, actor.clientId, { ...contractor, ...known });
  }
}

/** Takes a request as far as it has come, each step on its day. */
async function seedRequest(
  db: Db,
  actor: Actor,
  { property, unit, tenant }: Tenancy,
  plan: PlannedRequest,
  contractors: readonly number[],
): Promise<void> {
  const { clientId: client_id, now } = actor;
  const { summary, category, priority, age, progress, estimate, takes = 0, lines = [], bearer } = plan;
  const reported_on = addDays(today(now), -age);
  /** Of that many days after the report. */
  const on = (days: number): Actor => ({
    ...actor,
    now: new Date(now.getTime() + (days - age) * 86_400_000),
  });
  const step = <Body>(days: number, body: Body) => ({ db, actor: on(days), level: 'admin', body }) as const;
  const reached = (...steps: PlannedRequest['progress'][]) => steps.includes(progress);
  const request = await insertRequest(db, on(0), client_id, {
    ...{ property, unit, reported_on, reported_by: tenant, category, priority, summary },
  });
  const record: BookRecord = { id: request.id, client_id };
  if (reached('new')) return;
  if (reached('declined')) {
    const reason = 'The lease leaves this to the tenant.';
    await requestTaker.take('decline', step(1, { reason }), record);
    return;
  }
  await requestTaker.take('accept', step(Math.min(1, age), {}), record);
  if (reached('accepted')) return;
  const ordered = await insertWorkOrder(db, on(1), client_id, {
    ...{ request: request.id, contractor: contractors[plan.contractor ?? 0] },
    ...(estimate && { estimate: { amount: estimate, currency: 'USD' } }),
  });
  const order: BookRecord = { id: ordered.id, client_id };
  if (reached('draft')) return;
  await workOrderTaker.take('issue', step(1, {}), order);
  if (reached('issued')) return;
  if (reached('started')) {
    await workOrderTaker.take('start', step(2, {}), order);
    return;
  }
  await workOrderTaker.take('complete', step(takes, { lines }), order);
  if (bearer) await workOrderTaker.take('close', step(takes + 1, { bearer }), order);
}

/** The landlords of the first properties have agreed to repairs of up to 200 dollars. */
const agreeLimits = (db: Db, { clientId }: Actor, found: readonly Tenancy[]) =>
  db.execute(sql`UPDATE properties SET repair_limit_usd = 20000 WHERE client_id = ${clientId} AND id IN (
    SELECT json_array_elements_text(${JSON.stringify(found.map(({ property }) => property))}::json)::bigint)`);

/** How many requests there are. */
export const REQUESTS = plannedRequests.length;

/** What tenants reported, and how far it has come: some of the requests, from one on. */
export async function seedRequests(
  db: Db,
  actor: Actor,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const contractors = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM contractors WHERE client_id = ${actor.clientId} ORDER BY id LIMIT ${plannedContractors.length}`,
  );
  const ids = contractors.map(({ id }) => id);
  const found = await tenancies(db, actor, plannedRequests.length);
  if (from === 0) await agreeLimits(db, actor, found);
  for (const [index, plan] of plannedRequests.slice(from, from + count).entries()) {
    const tenancy = found[(from + index) % found.length];
    if (tenancy) await seedRequest(db, actor, tenancy, plan, ids);
  }
}

/** What maintenance may cost this year. Nothing where somebody has said so. */
export async function seedBudget(db: Db, actor: Actor): Promise<void> {
  const year = Number(today(actor.now).slice(0, 4));
  const [any] = await rows(
    db,
    sql`SELECT 1 FROM budgets WHERE client_id = ${actor.clientId} AND year = ${year} LIMIT 1`,
  );
  if (any) return;
  await replaceBudget(db, actor, actor.clientId, {
    year,
    rows: [
      { amount: { amount: '6000.00', currency: 'USD' } },
      { category: 'plumbing', amount: { amount: '1800.00', currency: 'USD' } },
      { category: 'electrical', amount: { amount: '1200.00', currency: 'USD' } },
    ],
  });
}
