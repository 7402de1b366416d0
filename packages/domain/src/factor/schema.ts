import * as z from 'zod/mini';
import { recordId, text } from '../text/index.ts';

/** With what one signs in, beside a password. */
export const factorKinds = ['passkey', 'totp', 'recovery_code'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const passkeyName = text(60);

/** A passkey of a user, without its key. */
export const passkey = z.object({
  id: recordId,
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** It answered with a counter that was used before, as a copy would: it no longer works. */
  blocked: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

/** One's own second factors. */
export const factors = z.object({
  passkeys: z.array(passkey),
  /** The authenticator app; null where there is none. */
  totp: z.nullable(z.object({ created_at: z.string(), last_used_at: z.nullable(z.string()) })),
  /** How many recovery codes are left; null where none were made. */
  recovery_codes: z.nullable(z.object({ created_at: z.string(), left: z.int() })),
  /** Whether this user may not work without one. */
  required: z.boolean(),
  /** The host name that passkeys belong to; null where this server has none, since it is known by an IP address. */
  passkey_host: z.nullable(z.string()),
});
export type Factors = z.output<typeof factors>;

/** What a browser is asked for, and what it answers, as WebAuthn defines them in JSON. */
export const webAuthnJson = z.record(z.string(), z.unknown());

/** What a browser is asked for, and the token under which its answer is sent. */
export const passkeyRequest = z.object({ token: z.string(), options: webAuthnJson });
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** What a sign-in with a right password still needs: 401 with this as `factor`. */
export const factorChallenge = z.object({
  token: z.string(),
  expires_at: z.string(),
  kinds: z.array(z.enum(factorKinds)),
});
export type FactorChallenge = z.output<typeof factorChallenge>;

/** Why a call was refused that can be made again: after confirming who one is, with a second factor, or once there is one. */
export const confirmationNeeds = ['confirmation', 'factor', 'new_factor'] as const;
export type ConfirmationNeed = (typeof confirmationNeeds)[number];
