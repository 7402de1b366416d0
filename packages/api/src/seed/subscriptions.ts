import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import type { PlanInput } from '@rentsafe/domain/subscription';
import { addMonths, dayOf, firstDayOf, monthOf } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { invoiceTaker, readInvoices } from '../subscription/invoices.ts';
import { insertPlan } from '../subscription/plans.ts';
import { insertSubscription, runSubscriptions } from '../subscription/subscriptions.ts';

const plan = (name: string, monthly: string, leases: number): PlanInput => ({
  ...{ name, monthly: { amount: monthly, currency: 'USD' }, leases_included: leases, per_lease: '2.00' },
  ...{ reports_included: 2, per_report: '1.50' },
});

/** Months that were invoiced; the last is not paid yet. */
const MONTHS = 4;

/** Two plans, and a client that has had one of them for some months. `provider` acts for the provider. */
export async function seedSubscriptions(db: Db, provider: Actor, client: number): Promise<void> {
  const [any] = await rows(db, sql`SELECT 1 FROM plans LIMIT 1`);
  if (any || provider.userId === null) return;
  const small = await insertPlan(db, provider, plan('Standard', '50.00', 5));
  await insertPlan(db, provider, plan('Large', '180.00', 100));
  const present = monthOf(today(provider.now));
  const from_on = firstDayOf(addMonths(present, -MONTHS));
  await insertSubscription(db, provider, { client, plan: small.id, from_on });
  for (let back = MONTHS; back > 0; back--) {
    await runSubscriptions(db, provider, addMonths(present, -back));
    if (back === 1) continue;
    const [invoice] = await readInvoices(db, sql`i.client_id = ${client}`);
    if (!invoice) continue;
    const body = {
      on: dayOf(addMonths(present, 1 - back), 10),
      amount: { amount: invoice.open, currency: invoice.currency },
      reference: `EFT ${4400 + back}`,
    };
    const record = { id: invoice.id, client_id: PROVIDER_CLIENT_ID };
    await invoiceTaker.take('pay', { db, actor: provider, level: 'providerAdmin', body }, record);
  }
}
