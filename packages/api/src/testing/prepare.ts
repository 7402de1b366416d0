import { readFileSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../db/database.ts';
import { openFolder, openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { readPlaces } from '../location/places.ts';
import { migrate } from '../migrations/migrate.ts';
import { seedAdmin, seedProvider } from '../seed/accounts.ts';
import { seedCompanies } from '../seed/companies.ts';
import { seedIndividuals } from '../seed/individuals.ts';
import { seedPlaces } from '../seed/places.ts';
import { seedTaxRates } from '../seed/taxRates.ts';
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  COMPANIES,
  EMPTY,
  INDIVIDUALS,
  patient,
  TEMPLATE,
} from './constants.ts';
import { databaseUrl, runAlone } from './postgres.ts';

// Prepares databases of each kind, migrated: one with nothing in it, and one filled. Of PGlite also a data folder with
// nothing in it: `prepare.ts <folder> <file for the empty dump> <file for the filled dump> <PostgreSQL's connection string>`.

async function fill({ db }: Database): Promise<void> {
  await seedPlaces(db);
  await seedProvider(db);
  await seedTaxRates(db);
  await seedAdmin(
    db,
    { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD, sampleData: false, samplePassword: null },
    new Date(),
  );
  const places = await readPlaces(db);
  await seedIndividuals(db, places, 0, INDIVIDUALS);
  await seedCompanies(db, places, 0, COMPANIES);
}

async function dump({ db }: Database, file: string): Promise<void> {
  const { $client } = db as unknown as { $client: PGlite };
  const data = await $client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await data.arrayBuffer()));
}

async function preparePglite(folder: string, emptyDump: string, filledDump: string): Promise<void> {
  const empty = await openFolder(folder);
  await migrate(empty);
  await dump(empty, emptyDump);
  await empty.close();
  const filled = await openPglite({ loadDataDir: new Blob([readFileSync(emptyDump)]) });
  await fill(filled);
  await dump(filled, filledDump);
  await filled.close();
}

async function preparePostgres(url: string): Promise<void> {
  await runAlone(url, `CREATE DATABASE ${EMPTY}`);
  const empty = openPostgres(databaseUrl(url, EMPTY), patient);
  await migrate(empty);
  await empty.close();
  await runAlone(url, `CREATE DATABASE ${TEMPLATE} TEMPLATE ${EMPTY}`);
  const filled = openPostgres(databaseUrl(url, TEMPLATE), patient);
  await fill(filled);
  await filled.close();
}

const [, , folder = '', emptyDump = '', filledDump = '', postgresUrl = ''] = process.argv;
await preparePostgres(postgresUrl);
// Afterwards: it keeps the one thread busy, and PostgreSQL ends transactions that wait too long.
await preparePglite(folder, emptyDump, filledDump);
