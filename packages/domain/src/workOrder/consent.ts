import { toMinor } from '@rentsafe/format/money';
import type { WorkOrder } from './schema.ts';
import { openOrderStates } from './steps.ts';

type Consented = Pick<WorkOrder, 'agreed' | 'without_consent' | 'priority'>;

/** Whether a cost, in minor units, is above what the landlord agreed to, or the limit allows; an emergency may go on without. */
export const isAboveConsent = (
  { agreed, without_consent, priority }: Consented,
  cost: bigint | null,
): boolean =>
  agreed !== null &&
  cost !== null &&
  cost > toMinor(agreed.amount) &&
  !(without_consent && priority === 'emergency');

/** What an order comes to as far as it is known, in its currency. */
export const knownCost = ({
  actual,
  estimate,
  currency,
}: Pick<WorkOrder, 'actual' | 'estimate' | 'currency'>) =>
  actual ?? (estimate?.currency === currency ? estimate : null);

/** Whether the landlord is to be asked before an order goes on. */
export function needsConsent(order: WorkOrder): boolean {
  const cost = knownCost(order);
  return openOrderStates.includes(order.state) && isAboveConsent(order, cost && toMinor(cost.amount));
}
