import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  plan,
  planInput,
  planPatch,
  subscriber,
  subscription,
  subscriptionInput,
  subscriptionRun,
  subscriptionRunInput,
} from './schema.ts';

export const listPlans = defineCall({
  method: 'GET',
  path: '/api/plans/',
  summary: 'The plans that clients can subscribe to, newest first, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(plan),
});

export const createPlan = defineCall({
  method: 'POST',
  path: '/api/plans/',
  summary: 'Creates a plan.',
  body: planInput,
  status: 201,
  reply: plan,
});

export const updatePlan = defineCall({
  method: 'PATCH',
  path: '/api/plans/{id}/',
  summary: 'Changes a plan; issued invoices are not affected.',
  body: planPatch,
  status: 200,
  reply: plan,
});

export const listSubscribers = defineCall({
  method: 'GET',
  path: '/api/subscriptions/',
  summary: 'The client companies with their plans and unpaid amounts, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(subscriber),
});

export const createSubscription = defineCall({
  method: 'POST',
  path: '/api/subscriptions/',
  summary: 'Subscribes a client to a plan from the first of a month.',
  body: subscriptionInput,
  status: 201,
  reply: subscription,
});

export const getSubscription = defineCall({
  method: 'GET',
  path: '/api/subscription/',
  summary: "A client's plan, usage and invoices; without `client`, the caller's own.",
  query: ['client'],
  status: 200,
  reply: subscription,
});

export const createSubscriptionRun = defineCall({
  method: 'POST',
  path: '/api/subscription-runs/',
  summary: 'Invoices a month to each subscribed client without an invoice for it.',
  body: subscriptionRunInput,
  status: 201,
  reply: subscriptionRun,
});
