import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type Database, type Db, VACUUM } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { readPlaces } from '../location/places.ts';
import { type FirstAdmin, SAMPLES, SAMPLES_WANTED, seedAdmin, seedProvider, seedUsers } from './accounts.ts';
import { seedCompanies } from './companies.ts';
import { seedIndividuals } from './individuals.ts';
import { seedMoney } from './money.ts';
import { seedPlaces } from './places.ts';
import { seedPortfolio } from './portfolio.ts';
import { seedTaxRates } from './taxRates.ts';

export const SAMPLE_INDIVIDUALS = 2_400;
export const SAMPLE_COMPANIES = 320;
const BATCH = 500;

export interface SeedOptions {
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'sampleData' | 'sampleMonths'>;
  now: Date;
  /** Receives one line for each step. */
  progress: (line: string) => void;
  signal?: AbortSignal | undefined;
}

interface BatchOptions {
  from?: number;
  to: number;
  size?: number;
  signal?: AbortSignal | undefined;
}

/** Calls `insert` for one batch after another, each in its own transaction. */
export async function inBatches(
  db: Db,
  { from: start = 0, to: end, size = BATCH, signal }: BatchOptions,
  insert: (tx: Db, from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = start; from < end; from += size) {
    signal?.throwIfAborted();
    const to = Math.min(from + size, end);
    await db.transaction((tx) => insert(tx, from, to));
  }
}

/**
 * Makes a new database usable: places, the provider, the rates of taxes, the first Admin, and sample records. Each step can be repeated, so that
 * an interrupted seed is completed by the next start. Returns the first Admin when this call made it.
 */
export const seed = (database: Database, options: SeedOptions): Promise<FirstAdmin | null> =>
  database.exclusively(() => fill(database, options), options.signal);

async function fill({ db, exec }: Database, options: SeedOptions): Promise<FirstAdmin | null> {
  const { config, now, progress, signal } = options;
  await db.transaction(async (tx) => {
    await seedPlaces(tx);
    await seedProvider(tx);
    await seedTaxRates(tx);
  });
  const admin = await seedAdmin(db, config, now);
  // Now: if the rest of the start failed, nobody would ever see it.
  if (admin?.generatedPassword) {
    progress(`The first Admin is ${admin.email}, with the password ${admin.generatedPassword}`);
  }
  const [choice] = await db.select().from(settings).where(eq(settings.key, SAMPLES));
  if (choice?.value !== SAMPLES_WANTED) return admin;
  await seedUsers(db);
  const places = await readPlaces(db);
  progress(
    `Seeding ${SAMPLE_INDIVIDUALS} sample individuals, ${SAMPLE_COMPANIES} companies and a portfolio of 400 units with ${config.sampleMonths} months of rent ...`,
  );
  await inBatches(db, { to: SAMPLE_INDIVIDUALS, signal }, (tx, from, to) =>
    seedIndividuals(tx, places, from, to),
  );
  await inBatches(db, { to: SAMPLE_COMPANIES, signal }, (tx, from, to) =>
    seedCompanies(tx, places, from, to),
  );
  await db.transaction((tx) => seedPortfolio(tx, places, now));
  await seedMoney(db, { now, months: config.sampleMonths, signal });
  await exec(VACUUM);
  await db.update(settings).set({ value: now.toISOString() }).where(eq(settings.key, SAMPLES));
  progress('Seeding is done.');
  return admin;
}
