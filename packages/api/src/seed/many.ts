import { eq } from 'drizzle-orm';
import { type Database, type Db, VACUUM } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { readPlaces } from '../location/places.ts';
import { seedProvider } from './accounts.ts';
import { seedCompanies } from './companies.ts';
import { seedIndividuals } from './individuals.ts';
import { seedPlaces } from './places.ts';
import { inBatches } from './seed.ts';

export const kinds = { individuals: seedIndividuals, companies: seedCompanies };
export type SeedKind = keyof typeof kinds;

const BATCH = 5_000;

const progressKey = (kind: SeedKind) => `seeded_${kind}`;

async function seededSoFar(db: Db, kind: SeedKind): Promise<number> {
  const [found] = await db
    .select()
    .from(settings)
    .where(eq(settings.key, progressKey(kind)));
  return Number(found?.value ?? 0);
}

export interface ManyOptions {
  kind: SeedKind;
  total: number;
  /** How many records are added, and stored, at once. */
  size?: number;
  onBatch?: (done: number) => void;
}

/**
 * Adds sample records until `total` of the kind have been added; companies come with their branches. How far it came is
 * stored with each batch, so that an interrupted run goes on where it stopped, and a finished one does nothing.
 *
 * @returns how many had been added before.
 */
export async function seedMany(
  { db, exec }: Database,
  { kind, total, size = BATCH, onBatch }: ManyOptions,
): Promise<number> {
  await db.transaction(async (tx) => {
    await seedPlaces(tx);
    await seedProvider(tx);
  });
  const places = await readPlaces(db);
  const from = await seededSoFar(db, kind);
  const key = progressKey(kind);
  await inBatches(db, { from, to: total, size }, async (tx, start, end) => {
    await kinds[kind](tx, places, start, end);
    const value = String(end);
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    onBatch?.(end);
  });
  if (from < total) await exec(VACUUM);
  return from;
}
