import {
  createPlan,
  createSubscription,
  createSubscriptionRun,
  getSubscription,
  listPlans,
  listSubscribers,
  type PlanInput,
  type PlanPatch,
  type SubscriptionInput,
  type SubscriptionRunInput,
  updatePlan,
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

/** Begins the keys of all that was read of subscriptions. */
export const subscriptionKey = 'subscription';

/** What a client has subscribed to; one's own without a client. */
export const subscriptionQuery = (client?: number) =>
  queryOptions({
    queryKey: [subscriptionKey, client ?? 'own'],
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

/** What was changed is read again. */
export async function showSubscriptions(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [[subscriptionKey], subscriberList.key, planList.key])
    await queryClient.invalidateQueries({ queryKey });
}
