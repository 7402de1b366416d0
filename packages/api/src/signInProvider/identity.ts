import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Pair } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { link, linkedAccount, type NewIdentity, unlinkedAccount } from '../session/providerLinks.ts';
import { type Account, factorNeeded, openOrAsk } from '../session/signIn.ts';
import type { Identity } from './provider.ts';

/** What is linked to an account when its sign-in is complete. */
const newIdentity = ({ issuer, subject, email, isVerified }: Identity): NewIdentity | null =>
  isVerified && email !== null ? { issuer, subject, email } : null;

/**
 * Starts the same session as a password does, for the active user whom the identity is linked to or whose email is the verified one.
 * Nobody is added, and nothing is linked before a second factor is given too.
 *
 * @throws HttpError 401 with a challenge where the user has a second factor; 403 where there is no such user.
 */
export async function signInAs(
  db: Db,
  actor: Actor,
  identity: Identity,
  { name, request }: { name: string; request: FastifyRequest },
): Promise<{ account: Account; pair: Pair }> {
  const { now } = actor;
  const signedIn = await db.transaction(async (tx) => {
    const linked = await linkedAccount(tx, identity);
    const fresh = linked ? null : newIdentity(identity);
    const account = linked ?? (fresh ? await unlinkedAccount(tx, fresh) : undefined);
    const isActive = and(eq(users.id, account?.id ?? 0), eq(users.is_active, true));
    const [active] = await tx.select().from(users).where(isActive).for('no key update');
    const isOwn = active && (!fresh || active.has_factor || (await link(tx, fresh, active, now)));
    return {
      account: active ?? account,
      outcome: isOwn ? await openOrAsk(tx, actor, request, active, { identity: fresh }) : null,
    };
  });
  const { account, outcome } = signedIn;
  if (outcome && 'challenge' in outcome) throw factorNeeded(outcome.challenge);
  if (account && outcome) return { account, pair: outcome.pair };
  const subject = { type: 'user', id: account?.id ?? null } as const;
  await recordEvent(db, actor, { action: 'sign_in_failed', subject, clientId: account?.client_id });
  throw new HttpError(403, {
    detail:
      identity.isVerified || account
        ? `Nobody signs in here with this account of ${name}. Ask your administrator to add you, or use your password.`
        : `${name} has not verified your email. Verify it there, or use your password.`,
  });
}
