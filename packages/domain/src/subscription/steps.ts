import { defineSteps } from '../step/index.ts';
import {
  type SubscriptionInvoice,
  subscriptionInvoice,
  subscriptionInvoiceStates,
  subscriptionPayment,
  subscriptionVoid,
} from './schema.ts';

export const subscriptionInvoiceSteps = defineSteps({
  kind: 'subscriptionInvoice',
  states: subscriptionInvoiceStates,
  path: '/api/subscription-invoices/{id}/',
  reply: subscriptionInvoice,
  steps: {
    // Paid once nothing is open.
    pay: {
      from: { open: 'providerAdmin' },
      to: 'derived',
      text: 'Record payment',
      body: subscriptionPayment,
      summary: 'Records a payment of an invoice.',
    },
    void: {
      from: { open: 'providerAdmin' },
      to: 'void',
      text: 'Void invoice',
      can: ({ payments, paid }: Pick<SubscriptionInvoice, 'payments' | 'paid'>) =>
        payments.length === 0 || `${paid} of it was paid.`,
      body: subscriptionVoid,
      summary: 'Voids an unpaid invoice.',
    },
  },
});
