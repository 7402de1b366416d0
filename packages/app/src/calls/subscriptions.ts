import {
  createPlan,
  createSubscription,
  createSubscriptionRun,
  getSubscription,
  listPlans,
  listSubscribers,
  type PlanInput,
  type PlanPatch,
  paySubscriptionInvoice,
  type SubscriptionInput,
  type SubscriptionPayment,
  type SubscriptionRunInput,
  type SubscriptionVoid,
  updatePlan,
  voidSubscriptionInvoice,
} from '@rentsafe/domain/subscription';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { listQueries } from './listQueries';

export const planList = listQueries('plans', { list: listPlans });

/** The client companies with their plans. */
export const subscriberList = listQueries('subscribers', { list: listSubscribers, isFresh: true });

/** Every plan: they are few. */
export const plansQuery = queryOptions({
  queryKey: [...planList.key, 'all'],
  queryFn: ({ signal }) =>
    everyRow(
      (paging) => request(listPlans, { query: paging, signal }),
      ({ id }) => id,
    ),
});

const subscriptionName = 'subscription';

/** What a client has subscribed to; one's own without a client. */
export const subscriptionQuery = (client?: number) =>
  queryOptions({
    queryKey: [subscriptionName, client ?? 'own'],
    queryFn: ({ signal }) => request(getSubscription, { query: { client }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const addPlan = (body: PlanInput, idempotencyKey: string) =>
  request(createPlan, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changePlan = (id: number, body: PlanPatch) => request(updatePlan, { ids: { id }, body });

/** Throws `ApiError`. */
export const subscribe = (body: SubscriptionInput, idempotencyKey: string) =>
  request(createSubscription, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Invoices a month; a second time it makes none. Throws `ApiError`. */
export const runSubscriptions = (body: SubscriptionRunInput) => request(createSubscriptionRun, { body });

/** Throws `ApiError`. */
export const payInvoice = (id: number, body: SubscriptionPayment, idempotencyKey: string) =>
  request(paySubscriptionInvoice, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const voidInvoice = (id: number, body: SubscriptionVoid) =>
  request(voidSubscriptionInvoice, { ids: { id }, body });

/** What was changed is read again. */
export async function showSubscriptions(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [[subscriptionName], subscriberList.key, planList.key])
    await queryClient.invalidateQueries({ queryKey });
}
