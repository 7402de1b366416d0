import type { Machine } from '../machine/index.ts';
import type { SubscriptionInvoiceState } from './schema.ts';

export const subscriptionInvoiceMachine = {
  // Paid once nothing is open.
  pay: { from: { open: 'providerAdmin' }, to: 'derived' },
  void: { from: { open: 'providerAdmin' }, to: 'void' },
} as const satisfies Machine<SubscriptionInvoiceState>;
