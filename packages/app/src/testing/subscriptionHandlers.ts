import {
  createPlan,
  createSubscription,
  createSubscriptionRun,
  getSubscription,
  listPlans,
  listSubscribers,
  type PlanInput,
  type PlanPatch,
  type SubscriptionRunInput,
  subscriptionInvoiceSteps,
  updatePlan,
} from '@rentsafe/domain/subscription';
import { answer, refuse } from './answer';
import { pageOf } from './mockedLists';
import {
  samplePlan,
  samplePlans,
  sampleSubscribers,
  sampleSubscription,
  sampleSubscriptionInvoices,
} from './sampleSubscriptions';

const invoiceOf = (id: string | undefined) =>
  sampleSubscriptionInvoices.find((invoice) => invoice.id === Number(id)) ??
  refuse(404, { detail: 'Not found.' });

/** How the mocked backend answers what clients subscribe to. Client 3 has no plan. */
export const subscriptionHandlers = [
  answer(listPlans, (request) => pageOf(samplePlans, request)),
  answer(createPlan, ({ body }) => ({ ...(body as PlanInput), id: 3, version: 1 })),
  answer(updatePlan, ({ body }) => ({ ...samplePlan, ...(body as PlanPatch), version: 2 })),
  answer(listSubscribers, (request) => pageOf(sampleSubscribers, request)),
  answer(createSubscription, () => sampleSubscription),
  answer(getSubscription, ({ query }) =>
    query.get('client') === '3'
      ? {
          ...sampleSubscription,
          ...{ client: { id: 3, name: 'Kopje Estates' }, plan: null, from_on: null, usage: [], invoices: [] },
        }
      : sampleSubscription,
  ),
  answer(createSubscriptionRun, ({ body }) => ({
    month: (body as SubscriptionRunInput).month,
    created: [{ id: 8, number: 'SI-000008' }],
    totals: [{ amount: '66.99', currency: 'USD' as const }],
  })),
  answer(subscriptionInvoiceSteps.calls.pay, ({ ids }) => invoiceOf(ids.id)),
  answer(subscriptionInvoiceSteps.calls.void, ({ ids }) => invoiceOf(ids.id)),
];
