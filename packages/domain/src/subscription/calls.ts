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
  summary: 'Changes a plan; what was invoiced stays.',
  body: planPatch,
  status: 200,
  reply: plan,
});

export const listSubscribers = defineCall({
  method: 'GET',
  path: '/api/subscriptions/',
  summary: 'The client companies with their plans and what they owe, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(subscriber),
});

export const createSubscription = defineCall({
  method: 'POST',
  path: '/api/subscriptions/',
  summary: 'Gives a client a plan from the first of a month on.',
  body: subscriptionInput,
  status: 201,
  reply: subscription,
});

export const getSubscription = defineCall({
  method: 'GET',
  path: '/api/subscription/',
  summary: 'What a client has subscribed to, its usage and its invoices; the own one without a client.',
  query: ['client'],
  status: 200,
  reply: subscription,
});

export const createSubscriptionRun = defineCall({
  method: 'POST',
  path: '/api/subscription-runs/',
  summary: 'Invoices a month to each client that has subscribed and has no invoice of it.',
  body: subscriptionRunInput,
  status: 201,
  reply: subscriptionRun,
});
