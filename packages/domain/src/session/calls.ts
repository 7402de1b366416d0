import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { issue } from '../errors/codes.ts';
import { emailAddress, maxLength, minLength, recordId, storable, text } from '../text/index.ts';

/** Kept as it is typed, yet not blank. */
export const secret = z.string().check(
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
    client_name: z.string(),
    /** The company that the client is; left out by a backend that does not know. */
    company: z.optional(z.nullable(recordId)),
    /** Nothing but one's account is open until a second factor is added; left out where it is not needed. */
    needs_factor: z.optional(z.boolean()),
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

export const getPasswordHelp = defineCall({
  method: 'GET',
  path: '/api/auth/forgot-password/',
  summary: 'Whether a link that sets a new password can be sent by email.',
  status: 200,
  reply: z.object({ email: z.boolean() }),
  session: false,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password/',
  summary:
    'Emails a link that sets a new password, if there is such an account; the answer is the same if there is none.',
  body: z.object({ username: emailAddress }),
  status: 204,
  reply: z.void(),
  session: false,
});

export const checkInvitation = defineCall({
  method: 'POST',
  path: '/api/auth/invitation/',
  summary: 'The account of an invitation, which is not used up.',
  body: z.object({ token: secret }),
  status: 200,
  reply: z.object({ username: z.string(), expires_at: z.string() }),
  session: false,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/change-password/',
  summary: "Replaces one's own password; the user's other sessions end.",
  body: z.object({ current_password: secret, password: secret }),
  status: 204,
  reply: z.void(),
});

/** A sign-in that is still open. */
export const openSession = z.object({
  id: recordId,
  created_at: z.string(),
  last_used_at: z.string(),
  /** What the browser called itself, at most 200 characters. */
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
  /** How it was signed in: 'password', or the second factor that was given. Left out by a server that does not know. */
  signed_in_by: z.optional(z.string()),
  /** The user had never signed in from this browser before. */
  new_device: z.optional(z.boolean()),
});
export type OpenSession = z.output<typeof openSession>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions/',
  summary: "One's own open sessions, the last used first.",
  status: 200,
  reply: z.array(openSession),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}/',
  summary: 'Ends one of the own sessions.',
  status: 204,
  reply: z.void(),
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/auth/sessions/end-others/',
  summary: "Ends one's own sessions but the one that asks.",
  status: 204,
  reply: z.void(),
});
