import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { Actor } from '../audit/events.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { tableAlone } from '../file/stores.ts';
import { type Places, readPlaces } from '../location/places.ts';
import { type FirstAdmin, seedAdmin, seedProvider, seedUsers } from './accounts.ts';
import { addedAt } from './added.ts';
import { type ClientSignIn, clientParties, clientText, seedClient } from './client.ts';
import { seedCompanies } from './companies.ts';
import { seedIndividuals } from './individuals.ts';
import { seedContractors } from './maintenance.ts';
import { seedTemplates } from './messages.ts';
import { banksOf } from './money.ts';
import { seedPlaces } from './places.ts';
import { partiesOf, seedPortfolio } from './portfolio.ts';
import { clientPortfolio, providerPortfolio } from './portfolioPlan.ts';
import { areSamplesWanted, readProgress, storeProgress } from './progress.ts';
import { endSamples, providerActor, putIn } from './putIn.ts';
import { seedRates } from './rates.ts';
import { sampleSlices } from './slices.ts';
import { seedSubscriptions } from './subscriptions.ts';
import { seedTaxRates } from './taxRates.ts';

export const SAMPLE_INDIVIDUALS = 2_400;
export const SAMPLE_COMPANIES = 320;
const BATCH = 500;

export interface SeedOptions {
  config: Pick<
    Config,
    'isLocal' | 'adminEmail' | 'adminPassword' | 'sampleData' | 'samplePassword' | 'sampleMonths'
  >;
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

/** The accounts that this start has made. */
export interface Seeded {
  admin: FirstAdmin | null;
  client: ClientSignIn | null;
}

interface SampleOptions extends SeedOptions {
  places: Places;
}

/** What a book has before anything happens in it. */
async function openBook(db: Db, actor: Actor): Promise<void> {
  await banksOf(db, actor);
  await seedRates(db, actor);
  await seedContractors(db, actor);
  await seedTemplates(db, actor);
}

/** The provider's book. */
const seedProviderBook = (db: Db, actor: Actor, { places, now }: SampleOptions) =>
  db.transaction(async (tx) => {
    const people = await partiesOf(tx, 'people', { count: 1_600 });
    const companies = await partiesOf(tx, 'companies', { count: 280 });
    await seedPortfolio(tx, {
      ...{ client_id: PROVIDER_CLIENT_ID, portfolio: providerPortfolio, places, now },
      parties: { people, companies },
    });
    await openBook(tx, actor);
  });

/** A client company with a small book of its own. */
async function seedClientBook(db: Db, provider: Actor, options: SampleOptions): Promise<ClientSignIn | null> {
  const { config, places, now, progress } = options;
  const password = config.isLocal ? config.samplePassword : undefined;
  const client = await db.transaction((tx) => seedClient(tx, provider, password));
  if (client.signIn?.generatedPassword) progress(`${clientText(client.signIn)}.`);
  await db.transaction(async (tx) => {
    await seedPortfolio(tx, {
      ...{ client_id: client.id, portfolio: clientPortfolio, places, now },
      parties: await clientParties(tx, client),
    });
    await openBook(tx, { ...provider, userId: client.admin ?? provider.userId, clientId: client.id });
    await seedSubscriptions(tx, provider, client.id);
  });
  return client.signIn;
}

/** People, companies, portfolios and the sample client: all that stands still. Returns how to sign in as that client where this made it. */
async function seedRegister(db: Db, options: SeedOptions): Promise<ClientSignIn | null> {
  const { config, now, progress, signal } = options;
  if (config.isLocal) await seedUsers(db);
  const places = await readPlaces(db);
  progress(
    `Seeding ${SAMPLE_INDIVIDUALS} sample individuals, ${SAMPLE_COMPANIES} companies and a portfolio of 400 units ...`,
  );
  await inBatches(db, { to: SAMPLE_INDIVIDUALS, signal }, (tx, from, to) =>
    seedIndividuals(tx, places, from, to, (nth) => addedAt(nth, SAMPLE_INDIVIDUALS, now)),
  );
  await inBatches(db, { to: SAMPLE_COMPANIES, signal }, (tx, from, to) =>
    seedCompanies(tx, places, from, to, (nth) => addedAt(nth, SAMPLE_COMPANIES, now)),
  );
  const actor = await providerActor(db, now);
  await seedProviderBook(db, actor, { ...options, places });
  const client = await seedClientBook(db, actor, { ...options, places });
  const months = config.sampleMonths;
  const books = { provider: actor, client: actor, months, stores: tableAlone };
  await storeProgress(db, { began: now.toISOString(), months, done: 0, total: sampleSlices(books).length });
  return client;
}

async function fill({ db }: Database, options: SeedOptions): Promise<Seeded> {
  const { config, now, progress } = options;
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
  return { admin, client: (await areSamplesWanted(db)) ? await seedRegister(db, options) : null };
}

/**
 * Makes a new database usable before the server listens: places, the provider, the rates of taxes, the first Admin; and of samples
 * those that stand still, before anybody can add records among them. Each step can be repeated, so that an interrupted one is
 * completed by the next start. Returns the accounts that this call made.
 */
export const seedStart = (database: Database, options: SeedOptions): Promise<Seeded> =>
  database.exclusively(() => fill(database, options), options.signal);

/** The same with all samples, one after the other. @throws Error where one cannot be put in. */
export async function seed(database: Database, options: SeedOptions): Promise<Seeded> {
  const { now, progress: print, signal } = options;
  const seeded = await seedStart(database, options);
  let progress = await readProgress(database.db);
  if (!progress) return seeded;
  while (progress && progress.done < progress.total) {
    signal?.throwIfAborted();
    progress = await putIn(database, tableAlone);
  }
  await endSamples(database, now);
  print('All samples are in.');
  return seeded;
}
