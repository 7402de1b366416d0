import * as z from 'zod/mini';
import { defineCall } from '../contract/call.ts';
import { issue } from '../errors/codes.ts';
import { maxLength, minLength, recordId, storable, text } from '../text/index.ts';

/** Kept as it is typed, yet not blank. */
const secret = z.string().check(
  minLength(1),
  maxLength(1024),
  z.refine((value) => value === '' || value.trim() !== '', issue('blank')),
  storable,
);

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login/',
  summary: 'Signs in.',
  status: 200,
  session: false,
  body: z.object({ username: text(254), password: secret }),
  reply: z.object({
    user: z.object({ id: recordId, username: z.string(), user_type: z.optional(z.nullable(z.string())) }),
    access: z.string().check(minLength(1)),
    refresh: z.string(),
  }),
});

export const refreshSession = defineCall({
  method: 'POST',
  path: '/api/auth/refresh/',
  summary: 'Exchanges a refresh token, once, for a new pair.',
  status: 200,
  session: false,
  body: z.object({ refresh: secret }),
  reply: z.object({ access: z.string().check(minLength(1)), refresh: z.string() }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout/',
  summary: 'Ends the session.',
  status: 204,
  body: z.object({ refresh: z.optional(z.nullable(z.string())) }),
  reply: z.void(),
});

export const me = defineCall({
  method: 'GET',
  path: '/api/auth/me/',
  summary: 'Who is signed in.',
  status: 200,
  reply: z.object({
    id: recordId,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    user_type: z.enum(['staff', 'client']),
    access_level: z.int(),
    client: recordId,
  }),
});

export const setPassword = defineCall({
  method: 'POST',
  path: '/api/auth/set-password/',
  summary: 'Sets a password with the token of an invitation.',
  body: z.object({ token: secret, password: secret }),
  status: 204,
  reply: z.void(),
  session: false,
});
