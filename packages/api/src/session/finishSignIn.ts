import type { PasskeyRequest } from '@rentsafe/domain/factor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockUser } from '../auth/invitations.ts';
import { factorAttempt, passkeyAttempt } from '../auth/lockout.ts';
import type { Pair } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { findChallenge, setChallenge, startChallenge, takeChallenge } from '../factor/challenges.ts';
import { passkeyIn, passkeysOf, requestOptions } from '../factor/passkeys.ts';
import { type Proof, prove, requireProof } from '../factor/prove.ts';
import { relyingPartyOf } from '../factor/relyingParty.ts';
import { HttpError, unauthorised } from '../http/errors.ts';
import { link } from './providerLinks.ts';
import { type Account, openSession } from './signIn.ts';

const KINDS = ['sign_in', 'passkey'] as const;

const expired = () => unauthorised('This sign-in has expired. Sign in again.');

export const noPasskeysHere = () =>
  new HttpError(409, 'Passkeys do not work here: this server is known by an IP address, not by a name.');

/** What a browser is asked to sign: alone, or after the password, under the token of a sign-in. */
export async function startPasskeyUse(
  app: FastifyInstance,
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<PasskeyRequest> {
  const site = relyingPartyOf(app);
  if (!site) throw noPasskeysHere();
  if (token === undefined) {
    const options = await requestOptions(site);
    const { challenge } = options;
    const started = await startChallenge(db, { kind: 'passkey', userId: null, challenge }, now);
    return { token: started.token, options };
  }
  const found = await findChallenge(db, token, ['sign_in'], now);
  if (!found?.user_id) throw expired();
  const options = await requestOptions(site, await passkeysOf(db, found.user_id));
  await setChallenge(db, token, options.challenge);
  return { token, options };
}

/**
 * Ends a sign-in by a second factor after the password, or by a passkey alone. Attempts are counted as those of passwords are, for the
 * user and the address, before they are checked.
 *
 * @throws HttpError 401 for a wrong one, one that was used, or a sign-in that has expired; 429 after too many.
 */
export async function endSignIn(
  app: FastifyInstance,
  actor: Actor,
  { token, ...proof }: Proof & { token: string },
  request: FastifyRequest,
): Promise<{ account: Account; pair: Pair }> {
  const { db, attempts } = app;
  const { now } = actor;
  requireProof(proof);
  const found = await findChallenge(db, token, KINDS, now);
  if (!found) throw expired();
  const isAlone = found.kind === 'passkey';
  const owner = proof.passkey && (await passkeyIn(db, proof.passkey));
  const userId = found.user_id ?? owner?.user_id ?? null;
  const counted = userId === null ? passkeyAttempt(request.ip) : factorAttempt(userId, request.ip);

  const check = async () => {
    // A passkey alone: nothing else ends a sign-in without a password.
    if (userId === null || (isAlone && !proof.passkey)) return null;
    return db.transaction(async (tx) => {
      const account = await lockUser(tx, userId);
      // Whom a provider vouched for may have no password.
      if (!account?.is_active || (isAlone && account.password_hash === null)) return null;
      const by = { ...actor, userId, clientId: account.client_id };
      const { challenge } = found;
      const factor = await prove(app, tx, by, { userId, proof, challenge, isAlone });
      if (!factor) return null;
      const taken = await takeChallenge(tx, token, KINDS, now);
      if (!taken || (taken.identity && !(await link(tx, taken.identity, account, now)))) return 'expired';
      return { account, pair: await openSession(tx, actor, request, account, factor) };
    });
  };
  const outcome = await attempts.guess(counted, now, check);
  if (outcome === 'expired') throw expired();
  if (outcome) return outcome;
  const subject = { type: 'user', id: userId } as const;
  const account = userId === null ? undefined : await lockUser(db, userId);
  await recordEvent(db, actor, { action: 'factor_failed', subject, clientId: account?.client_id });
  throw unauthorised(wrongText(proof));
}

/** What was wrong, and what to do. */
export function wrongText({ passkey, code }: Proof): string {
  if (passkey) return 'This passkey was not accepted. Use another one, or another way to sign in.';
  if (code) return 'This code is wrong, or was used already. Wait for the next one.';
  return 'This recovery code is wrong, or was used already. Try again with another.';
}
