import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { SAMPLES, SAMPLES_WANTED } from './accounts.ts';

/** How far the samples of a database are that goes on to get some. */
export interface SampleProgress {
  /** When they began: they are of that day, whenever they are completed. */
  began: string;
  /** Of rent. */
  months: number;
  /** Parts that are in, of all. */
  done: number;
  total: number;
}

const isProgress = (value: string | undefined): value is string => value?.startsWith('{') ?? false;
const parse = (value: string | undefined): SampleProgress | null =>
  isProgress(value) ? (JSON.parse(value) as SampleProgress) : null;

/** Whether a database was promised samples, and has none yet. */
export async function areSamplesWanted(db: Db): Promise<boolean> {
  const [choice] = await db.select().from(settings).where(eq(settings.key, SAMPLES));
  return choice?.value === SAMPLES_WANTED;
}

/** Null where nothing is to come. */
export async function readProgress(db: Db): Promise<SampleProgress | null> {
  const [choice] = await db.select().from(settings).where(eq(settings.key, SAMPLES));
  return parse(choice?.value);
}

/** The same, and nobody else reads it so until the transaction ends. */
export async function lockProgress(tx: Db): Promise<SampleProgress | null> {
  const [choice] = await rows<{ value: string }>(
    tx,
    sql`SELECT value FROM settings WHERE key = ${SAMPLES} FOR UPDATE`,
  );
  return parse(choice?.value);
}

const store = async (db: Db, value: string) => {
  await db.update(settings).set({ value }).where(eq(settings.key, SAMPLES));
};

export const storeProgress = (db: Db, progress: SampleProgress): Promise<void> =>
  store(db, JSON.stringify(progress));

/** All are in. */
export const endProgress = (db: Db, now: Date): Promise<void> => store(db, now.toISOString());
