import type { FactorKind, Passkey } from '@rentsafe/domain/factor';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { passkeys } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import type { RelyingParty } from './relyingParty.ts';

const MAX_PASSKEYS = 20;

type Row = typeof passkeys.$inferSelect;
type Json = Record<string, unknown>;

export const passkeyOf = (row: Row): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  blocked: row.blocked_at !== null,
});

export const passkeysOf = (db: Db, userId: number): Promise<Row[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));

const named = ({ credential_id, transports }: Row) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
});

type AuthenticatorTransport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/** What a browser is asked for that makes a passkey: on its device, so that it can sign in alone, where the device can do that. */
export async function creationOptions(
  { id }: RelyingParty,
  user: { id: number; email: string; name: string },
  own: readonly Row[],
): Promise<Json & { challenge: string }> {
  if (own.length >= MAX_PASSKEYS) throw new HttpError(409, 'Remove a passkey that you no longer use first.');
  const options = await generateRegistrationOptions({
    ...{ rpName: 'RentSafe', rpID: id, userName: user.email, userDisplayName: user.name },
    userID: new TextEncoder().encode(`user ${user.id}`),
    excludeCredentials: own.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

const notMade = () => fieldError('passkey', 'This passkey was not made for this site. Try again.');

/** Stores a passkey that a browser has made for this site. @throws HttpError 400 for any other. */
export async function storePasskey(
  db: Db,
  { id, origins }: RelyingParty,
  made: { userId: number; name: string; answer: Json; challenge: string; now: Date },
): Promise<void> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made.answer as unknown as RegistrationResponseJSON,
    ...{ expectedChallenge: made.challenge, expectedOrigin: origins, expectedRPID: id },
    requireUserVerification: false,
    // What it finds wrong is of no use to the user, nor is it a fault of the server.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw notMade();
  const { credential } = registrationInfo;
  const stored = await db
    .insert(passkeys)
    .values({
      ...{ user_id: made.userId, name: made.name, created_at: made.now },
      ...{ credential_id: credential.id, counter: credential.counter },
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      transports: credential.transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (stored.length === 0) throw fieldError('passkey', 'This passkey was added before.');
}

/** What a browser is asked for that signs with a passkey: of one user, or any that it has for this site. */
export async function requestOptions(
  { id }: RelyingParty,
  own?: readonly Row[],
): Promise<Json & { challenge: string }> {
  const options = await generateAuthenticationOptions({
    rpID: id,
    ...(own && { allowCredentials: own.filter(({ blocked_at }) => !blocked_at).map(named) }),
    // Alone it stands for the password too.
    userVerification: own ? 'preferred' : 'required',
  });
  return { ...options };
}

/** The passkey that an answer is of; undefined for an unknown one. */
export async function passkeyIn(db: Db, answer: Json): Promise<Row | undefined> {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credential_id, String(answer.id)));
  return found;
}

/**
 * Whether a browser has signed this challenge, for this site, with a passkey of the user. One whose counter does not go on has been
 * copied: it is blocked.
 */
export async function takePasskey(
  db: Db,
  { id, origins }: RelyingParty,
  actor: Actor,
  asked: { userId: number; answer: Json; challenge: string; isAlone: boolean },
): Promise<FactorKind | null> {
  const own = await passkeyIn(db, asked.answer);
  if (!own || own.user_id !== asked.userId || own.blocked_at) return null;
  const found = await verifyAuthenticationResponse({
    response: asked.answer as unknown as AuthenticationResponseJSON,
    ...{ expectedChallenge: asked.challenge, expectedOrigin: origins, expectedRPID: id },
    // The counter is compared below, in one statement with its change.
    credential: { id: own.credential_id, publicKey: Buffer.from(own.public_key, 'base64url'), counter: 0 },
    requireUserVerification: asked.isAlone,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!found.verified || !found.authenticationInfo) return null;
  const { newCounter: counter } = found.authenticationInfo;
  const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, last_used_at: actor.now })
    .where(and(eq(passkeys.id, own.id), isNull(passkeys.blocked_at), goesOn))
    .returning({ id: passkeys.id });
  if (used.length > 0) return 'passkey';
  await db.update(passkeys).set({ blocked_at: actor.now }).where(eq(passkeys.id, own.id));
  const subject = { type: 'user', id: own.user_id } as const;
  await recordEvent(db, actor, {
    action: 'passkey_blocked',
    subject,
    changes: { passkey: [own.name, null] },
  });
  return null;
}
