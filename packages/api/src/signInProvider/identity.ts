import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Pair } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { providerIdentities, users } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { factorNeeded, openOrAsk } from '../session/signIn.ts';
import type { Identity } from './provider.ts';

type Account = typeof users.$inferSelect;

async function linkedAccount(db: Db, { issuer, subject }: Identity): Promise<Account | undefined> {
  const isThis = and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject));
  const [found] = await db
    .select({ account: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.user_id))
    .where(isThis);
  return found?.account;
}

/** The account of a verified email, from now on that of the identity; none where it is another identity's already. */
async function linkByEmail(db: Db, identity: Identity, now: Date): Promise<Account | undefined> {
  const { issuer, subject, email } = identity;
  const isOwner = and(eq(users.email_key, (email ?? '').toLowerCase()), eq(users.is_active, true));
  const [account] = await db.select().from(users).where(isOwner).for('no key update');
  if (!account) return undefined;
  await db
    .insert(providerIdentities)
    .values({ issuer, subject, user_id: account.id, linked_at: now })
    .onConflictDoNothing();
  return linkedAccount(db, identity);
}

/**
 * Starts the same session as a password does, for the active user whom the identity is linked to or whose email is the verified one.
 * Nobody is added.
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
    const account = linked ?? (identity.isVerified ? await linkByEmail(tx, identity, now) : undefined);
    const isActive = and(eq(users.id, account?.id ?? 0), eq(users.is_active, true));
    const [active] = await tx.select().from(users).where(isActive).for('no key update');
    return {
      account: active ?? account,
      outcome: active ? await openOrAsk(tx, actor, request, active, 'provider') : null,
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
