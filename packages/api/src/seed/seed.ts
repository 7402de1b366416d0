import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Config } from '../config.ts';
import { type Database, type Db, VACUUM } from '../db/database.ts';
import { settings, users } from '../db/schema.ts';
import { type Places, readPlaces } from '../location/places.ts';
import { type FirstAdmin, SAMPLES, SAMPLES_WANTED, seedAdmin, seedProvider, seedUsers } from './accounts.ts';
import { addedAt } from './added.ts';
import { seedBank } from './bank.ts';
import { seedCases } from './cases.ts';
import { seedClaims } from './claims.ts';
import { type ClientSignIn, clientParties, clientText, seedClient, seedConsents } from './client.ts';
import { seedCompanies } from './companies.ts';
import { seedIndividuals } from './individuals.ts';
import { seedInsight } from './insight.ts';
import { seedInspections } from './inspections.ts';
import { seedMaintenance } from './maintenance.ts';
import { seedMessages } from './messages.ts';
import { seedMoney } from './money.ts';
import { seedPlaces } from './places.ts';
import { partiesOf, seedPortfolio } from './portfolio.ts';
import { clientPortfolio, providerPortfolio } from './portfolioPlan.ts';
import { seedRates } from './rates.ts';
import { seedSubscriptions } from './subscriptions.ts';
import { seedTaxRates } from './taxRates.ts';
import { seedTrust } from './trust.ts';
import { seedUpkeep } from './upkeep.ts';

export const SAMPLE_INDIVIDUALS = 2_400;
export const SAMPLE_COMPANIES = 320;
/** Of the client's book. */
const CLIENT_MONTHS = 12;
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

/** The first Admin of the provider, who keeps its book. */
async function providerActor(db: Db, now: Date): Promise<Actor> {
  const [admin] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  return { userId: admin?.id ?? null, clientId: PROVIDER_CLIENT_ID, requestId: 'command line', now };
}

/** The provider's book. */
async function seedProviderBook(db: Db, actor: Actor, { config, places, now, signal }: SampleOptions) {
  await db.transaction(async (tx) => {
    const people = await partiesOf(tx, 'people', { count: 1_600 });
    const companies = await partiesOf(tx, 'companies', { count: 280 });
    await seedPortfolio(tx, {
      ...{ client_id: PROVIDER_CLIENT_ID, portfolio: providerPortfolio, places, now },
      parties: { people, companies },
    });
  });
  const banks = await seedMoney(db, actor, { months: config.sampleMonths, signal });
  await db.transaction((tx) => seedRates(tx, actor));
  await db.transaction((tx) => seedClaims(tx, actor));
  await db.transaction((tx) => seedCases(tx, actor, banks));
  await db.transaction((tx) => seedTrust(tx, actor, banks, 24));
  await db.transaction((tx) => seedBank(tx, actor, banks));
  await db.transaction((tx) => seedInspections(tx, actor));
  await db.transaction((tx) => seedMaintenance(tx, actor));
  await db.transaction((tx) => seedUpkeep(tx, actor));
  await db.transaction((tx) => seedInsight(tx, actor));
  await db.transaction((tx) => seedMessages(tx, actor));
}

/** A client company with a small book of its own. */
async function seedClientBook(db: Db, provider: Actor, options: SampleOptions): Promise<ClientSignIn | null> {
  const { config, places, now, signal, progress } = options;
  const password = config.isLocal ? config.samplePassword : undefined;
  const client = await db.transaction((tx) => seedClient(tx, provider, password));
  if (client.signIn?.generatedPassword) progress(`${clientText(client.signIn)}.`);
  await db.transaction(async (tx) =>
    seedPortfolio(tx, {
      ...{ client_id: client.id, portfolio: clientPortfolio, places, now },
      parties: await clientParties(tx, client),
    }),
  );
  const actor = { ...provider, userId: client.admin ?? provider.userId, clientId: client.id };
  const banks = await seedMoney(db, actor, { months: Math.min(config.sampleMonths, CLIENT_MONTHS), signal });
  await db.transaction((tx) => seedRates(tx, actor));
  await db.transaction((tx) => seedTrust(tx, actor, banks, 6));
  await db.transaction((tx) => seedConsents(tx, actor));
  await db.transaction((tx) => seedMaintenance(tx, actor));
  await db.transaction((tx) => seedInsight(tx, actor));
  await db.transaction((tx) => seedSubscriptions(tx, provider, client.id));
  await db.transaction((tx) => seedUpkeep(tx, actor));
  return client.signIn;
}

/**
 * Makes a new database usable: places, the provider, the rates of taxes, the first Admin, and sample records. Each step can be repeated, so that
 * an interrupted seed is completed by the next start. Returns the accounts that this call made.
 */
export const seed = (database: Database, options: SeedOptions): Promise<Seeded> =>
  database.exclusively(() => fill(database, options), options.signal);

async function fill({ db, exec }: Database, options: SeedOptions): Promise<Seeded> {
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
  if (choice?.value !== SAMPLES_WANTED) return { admin, client: null };
  if (config.isLocal) await seedUsers(db);
  const places = await readPlaces(db);
  progress(
    `Seeding ${SAMPLE_INDIVIDUALS} sample individuals, ${SAMPLE_COMPANIES} companies and a portfolio of 400 units with ${config.sampleMonths} months of rent ...`,
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
  await exec(VACUUM);
  await db.update(settings).set({ value: now.toISOString() }).where(eq(settings.key, SAMPLES));
  progress('Seeding is done.');
  return { admin, client };
}
