import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { providerIdentities, users } from '../db/schema.ts';
import type { Challenge } from '../factor/challenges.ts';
import type { Account } from './signIn.ts';

/** Whom the provider vouches for, with the email that it has verified. */
export type NewIdentity = NonNullable<Challenge['identity']>;
type Id = Pick<NewIdentity, 'issuer' | 'subject'>;

export async function linkedAccount(db: Db, { issuer, subject }: Id): Promise<Account | undefined> {
  const isThis = and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject));
  const [found] = await db
    .select({ account: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.user_id))
    .where(isThis);
  return found?.account;
}

/** The active account of a verified email; none where it is another identity's already. */
export async function unlinkedAccount(
  db: Db,
  { issuer, email }: Pick<NewIdentity, 'issuer' | 'email'>,
): Promise<Account | undefined> {
  const isOwner = and(eq(users.email_key, email.toLowerCase()), eq(users.is_active, true));
  const [account] = await db.select().from(users).where(isOwner).for('no key update');
  if (!account) return undefined;
  const isOther = and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.user_id, account.id));
  const others = await db.select().from(providerIdentities).where(isOther);
  return others.length === 0 ? account : undefined;
}

/** Links an identity to the account of its email, from now on. Returns false where either is linked otherwise, or the email was changed. */
export async function link(
  db: Db,
  { issuer, subject, email }: NewIdentity,
  account: Account,
  now: Date,
): Promise<boolean> {
  if (account.email_key !== email.toLowerCase()) return false;
  await db
    .insert(providerIdentities)
    .values({ issuer, subject, user_id: account.id, linked_at: now })
    .onConflictDoNothing();
  return (await linkedAccount(db, { issuer, subject }))?.id === account.id;
}
