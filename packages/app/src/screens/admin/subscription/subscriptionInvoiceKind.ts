import { subscriptionInvoiceSteps } from '@rentsafe/domain/subscription';
import { showSubscriptions, subscriptionKey } from '../../../calls/subscriptions';
import type { StepKind } from '../../../record/stepKind';

export const subscriptionInvoiceKind: StepKind<typeof subscriptionInvoiceSteps> = {
  steps: subscriptionInvoiceSteps,
  nameOf: ({ number }) => number,
  keyOf: () => [subscriptionKey],
  show: showSubscriptions,
  looks: {
    pay: { label: 'Pay…', dialog: async () => (await import('./PayDialog')).PayDialog },
    void: {
      label: 'Void…',
      about: () => ({
        description: 'It stays in the list as void, is no longer owed, and its month is not invoiced again.',
      }),
    },
  },
};
