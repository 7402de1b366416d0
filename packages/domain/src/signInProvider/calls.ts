import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { minLength, recordId, text } from '../text/index.ts';

export const getSignInProvider = defineCall({
  method: 'GET',
  path: '/api/auth/provider/',
  summary: 'The OpenID Connect provider that one may sign in with; name is null where none is set.',
  status: 200,
  session: false,
  reply: z.object({ name: z.nullable(z.string()) }),
});

export const startProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/provider/start/',
  summary:
    "Begins a sign-in with the provider: the address of its page, and a handle that stays with the browser's tab.",
  status: 200,
  session: false,
  body: z.object({}),
  reply: z.object({ url: z.url(), handle: z.string() }),
});

export const finishProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/provider/finish/',
  summary:
    'Signs in with the answer of the provider: the query that it added to the address of the sign-in page, and the handle of its start, within 10 minutes; refused with a challenge where the account has a second factor.',
  status: 200,
  session: false,
  body: z.object({ answer: text(4096), handle: text(2048) }),
  reply: z.object({
    user: z.object({ id: recordId, username: z.string(), user_type: z.optional(z.nullable(z.string())) }),
    access: z.string().check(minLength(1)),
    refresh: z.string(),
  }),
});

export const getProviderSignOut = defineCall({
  method: 'GET',
  path: '/api/auth/provider/sign-out/',
  summary: 'The address that signs out of the provider itself; null where the provider has none.',
  status: 200,
  session: false,
  reply: z.object({ url: z.nullable(z.url()) }),
});
