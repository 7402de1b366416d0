import { toMinor } from '@rentsafe/domain/money';
import type { WorkOrder } from '@rentsafe/domain/workOrder';

/** Whether the estimate is above the limit of the property, and the landlord has not agreed. */
export const needsConsent = ({ estimate, repair_limit, consent }: WorkOrder): boolean =>
  !consent &&
  estimate !== null &&
  repair_limit !== null &&
  toMinor(estimate.amount) > toMinor(repair_limit.amount);
