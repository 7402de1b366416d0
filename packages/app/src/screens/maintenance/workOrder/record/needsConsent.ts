import { type Minor, toMinor } from '@rentsafe/domain/money';
import { openOrderStates, type WorkOrder } from '@rentsafe/domain/workOrder';

/** Whether a cost of an order is above what the landlord agreed to, or the limit allows; an emergency may go on without. */
export const isAboveAgreed = ({ agreed, without_consent, priority }: WorkOrder, cost: Minor): boolean =>
  agreed !== null && cost > toMinor(agreed.amount) && !(without_consent && priority === 'emergency');

/** What an order comes to as far as it is known. */
export const knownCost = ({ actual, estimate }: WorkOrder) => actual ?? estimate;

/** Whether the landlord is to be asked before an order goes on. */
export function needsConsent(order: WorkOrder): boolean {
  const cost = knownCost(order);
  return openOrderStates.includes(order.state) && cost !== null && isAboveAgreed(order, toMinor(cost.amount));
}
