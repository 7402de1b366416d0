import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { login, secret } from '../session/calls.ts';
import { text } from '../text/index.ts';
import { factors, passkey, passkeyName, passkeyRequest, webAuthnJson } from './schema.ts';

/** One of these proves a second factor. */
const proof = {
  /** Of the authenticator app. */
  code: z.optional(text(20)),
  recovery_code: z.optional(text(60)),
  /** The answer of the browser. */
  passkey: z.optional(webAuthnJson),
};

/** Shown once: null where the user has some already. */
const newCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) });

export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/passkey/',
  summary:
    'What to ask a browser for that signs in with a passkey: alone, or, with the `token` of a sign-in, after the password.',
  session: false,
  body: z.object({ token: z.optional(secret) }),
  status: 200,
  reply: passkeyRequest,
});

export const finishSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/factor/',
  summary:
    'Ends a sign-in that needs a second factor, or one with a passkey alone. Send `code`, `recovery_code` or `passkey`.',
  session: false,
  body: z.object({ token: secret, ...proof }),
  status: 200,
  reply: login.reply,
});

export const listFactors = defineCall({
  method: 'GET',
  path: '/api/auth/factors/',
  summary: "One's own second factors.",
  status: 200,
  reply: factors,
});

export const startConfirmation = defineCall({
  method: 'POST',
  path: '/api/auth/confirm/passkey/',
  summary: 'What to ask a browser for that confirms with a passkey who one is.',
  body: z.object({}),
  status: 200,
  reply: passkeyRequest,
});

export const confirmSession = defineCall({
  method: 'POST',
  path: '/api/auth/confirm/',
  summary:
    'Confirms who one is, before factors are changed or something is approved. Send `password`, `code`, `recovery_code`, or `passkey` with its `token`.',
  body: z.object({ password: z.optional(secret), token: z.optional(secret), ...proof }),
  status: 204,
  reply: z.void(),
});

export const startTotp = defineCall({
  method: 'POST',
  path: '/api/auth/factors/totp/',
  summary: 'The secret of a new authenticator app, which counts once a code of it is confirmed.',
  body: z.object({}),
  status: 200,
  reply: z.object({ token: z.string(), secret: z.string(), uri: z.string() }),
});

export const addTotp = defineCall({
  method: 'POST',
  path: '/api/auth/factors/totp/confirm/',
  summary: 'Adds the authenticator app, in place of an earlier one, with a code that it shows.',
  body: z.object({ token: secret, code: text(20) }),
  status: 200,
  reply: newCodes,
});

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/api/auth/factors/totp/',
  summary: 'Removes the authenticator app.',
  status: 204,
  reply: z.void(),
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/factors/passkeys/start/',
  summary: 'What to ask a browser for that makes a passkey.',
  body: z.object({}),
  status: 200,
  reply: passkeyRequest,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/factors/passkeys/',
  summary: 'Adds a passkey that a browser has made.',
  body: z.object({ token: secret, name: passkeyName, passkey: webAuthnJson }),
  status: 201,
  reply: newCodes,
});

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/api/auth/factors/passkeys/{id}/',
  summary: 'Names a passkey.',
  body: z.object({ name: passkeyName }),
  status: 200,
  reply: passkey,
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/auth/factors/passkeys/{id}/',
  summary: 'Removes a passkey.',
  status: 204,
  reply: z.void(),
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/factors/recovery-codes/',
  summary: 'Makes new recovery codes, which are answered once; the earlier ones stop working.',
  body: z.object({}),
  status: 200,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removeUserFactors = defineCall({
  method: 'DELETE',
  path: '/api/clients/clients/{client}/users/{id}/factors/',
  summary:
    'Removes the second factors of another user, such as one who lost their telephone; their sessions end.',
  status: 204,
  reply: z.void(),
});
