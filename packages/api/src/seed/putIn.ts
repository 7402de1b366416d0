import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { asc, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Database, type Db, rows, VACUUM } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { ByteStores } from '../file/stores.ts';
import { findClient } from './client.ts';
import { REQUEST_ID } from './own.ts';
import { endProgress, lockProgress, type SampleProgress, storeProgress } from './progress.ts';
import { type Books, sampleSlices } from './slices.ts';

/** The first Admin of the provider, who keeps its book. */
export async function providerActor(db: Db, now: Date): Promise<Actor> {
  const [admin] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  return { userId: admin?.id ?? null, clientId: PROVIDER_CLIENT_ID, requestId: REQUEST_ID, now };
}

async function booksOf(db: Db, { began, months }: SampleProgress, stores: ByteStores): Promise<Books> {
  const provider = await providerActor(db, new Date(began));
  const client = await findClient(db);
  if (!client) throw new Error('There is no sample client.');
  const keeper = { ...provider, userId: client.admin ?? provider.userId, clientId: client.id };
  return { provider, client: keeper, months, stores };
}

/**
 * Puts the next part of the samples in, and notes that in the same transaction: of several processes one does, and one that is
 * interrupted leaves nothing of it. Returns how far they are then; null where there is nothing to put in.
 */
export const putIn = ({ jobDb }: Database, stores: ByteStores): Promise<SampleProgress | null> =>
  jobDb.transaction(async (tx) => {
    const progress = await lockProgress(tx);
    if (!progress || progress.done >= progress.total) return progress;
    const slices = sampleSlices(await booksOf(tx, progress, stores));
    // Another version has begun, whose parts were others.
    const isOther = slices.length !== progress.total;
    if (!isOther) await slices[progress.done]?.(tx);
    const next = { ...progress, done: isOther ? progress.total : progress.done + 1 };
    await storeProgress(tx, next);
    return next;
  });

/** Leaves out the part after `done`, unless it is in by now. */
export const leaveOut = (
  { jobDb }: Database,
  { done }: Pick<SampleProgress, 'done'>,
): Promise<SampleProgress | null> =>
  jobDb.transaction(async (tx) => {
    const progress = await lockProgress(tx);
    if (progress?.done !== done) return progress;
    const next = { ...progress, done: done + 1 };
    await storeProgress(tx, next);
    return next;
  });

/** Tidies each table when all samples are in. @param between is waited for before each. */
export async function endSamples(
  { db, exec }: Database,
  now: Date,
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT quote_ident(relname) AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  for (const { name } of tables) {
    await between();
    await exec(`${VACUUM} ${name}`);
  }
  await endProgress(db, now);
}
