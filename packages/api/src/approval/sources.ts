import { openOrderStates } from '@rentsafe/domain/workOrder';
import { type SQL, sql } from 'drizzle-orm';
import { stateIn } from '../db/stateIn.ts';

/** The day of a moment, in SQL. */
const dayOf = (moment: SQL) => sql`(${moment} AT TIME ZONE 'Africa/Harare')::date`;

const costOf = sql`coalesce((SELECT sum(net + vat) FROM work_order_lines WHERE work_order_id = w.id), w.estimate)`;

/** As `isAboveConsent` of domain has it. */
const isAboveConsent = sql`${costOf} > agreed_amount(w.id, w.property_id, w.currency)
  AND NOT (w.without_consent AND w.priority = 'emergency')`;

/** Rows of kind, id, since, purpose, makers, amount, currency: drafts that move money. */
export const drafts = (clientId: number): SQL[] => [
  sql`SELECT 'disbursement' AS kind, d.id, ${dayOf(sql`d.created_at`)} AS since, d.kind AS purpose,
      array_append(d.edited_by, d.made_by) AS makers,
      (SELECT sum(amount)::bigint FROM disbursement_lines WHERE disbursement_id = d.id) AS amount, d.currency
    FROM disbursements d WHERE d.client_id = ${clientId} AND d.state = 'draft'`,
  sql`SELECT 'journal', j.id, ${dayOf(sql`j.created_at`)}, j.kind, array_append(j.edited_by, j.made_by), j.amount, j.currency
    FROM journals j WHERE j.client_id = ${clientId} AND j.state = 'draft'`,
];

/** Work orders of which a cost is above what the landlord agreed to; and those that are completed, for an Admin to close. */
export const orders = (clientId: number, purpose: 'close' | 'consent'): SQL => {
  const states = purpose === 'close' ? sql`w.state = 'completed'` : stateIn('w.state', openOrderStates);
  return sql`SELECT 'work_order', w.id, coalesce(w.completed_on, ${dayOf(sql`w.created_at`)}), ${purpose}, '{}'::bigint[],
      ${costOf}::bigint, w.currency
    FROM work_orders w WHERE w.client_id = ${clientId} AND ${states}
      AND ${purpose === 'close' ? sql`(${isAboveConsent}) IS NOT TRUE` : isAboveConsent}`;
};
