import type { FactorKind } from '@rentsafe/domain/factor';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { takeCode } from './totp.ts';

/** What a body gives as the second factor. */
export interface Proof {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
}

/** @throws HttpError 400 where a body gives none. */
export function requireProof({ code, recovery_code, passkey }: Proof): void {
  if (!code && !recovery_code && !passkey)
    throw fieldError('code', 'Enter the code of your authenticator app, a recovery code, or use a passkey.');
}

/** Which second factor of the user it proves, which is thereby used; null where it is wrong, or was used. */
export async function prove(
  app: FastifyInstance,
  db: Db,
  actor: Actor,
  {
    userId,
    proof,
    challenge,
    isAlone = false,
  }: {
    userId: number;
    proof: Proof;
    /** What a passkey was asked to sign. */
    challenge: string | null;
    /** It stands for the password too. */
    isAlone?: boolean;
  },
): Promise<FactorKind | null> {
  const { code, recovery_code, passkey } = proof;
  const { now } = actor;
  if (passkey) {
    const site = relyingPartyOf(app);
    return site && challenge
      ? takePasskey(db, site, actor, { userId, answer: passkey, challenge, isAlone })
      : null;
  }
  if (code) return (await takeCode(db, app.factorVault, { userId, code, now })) ? 'totp' : null;
  const isRight = recovery_code && (await takeRecoveryCode(db, { userId, code: recovery_code, now }));
  return isRight ? 'recovery_code' : null;
}
