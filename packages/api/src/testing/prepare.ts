import { writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Database, openFolder, openPglite, openPostgres } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { Places } from '../location/repository.ts';
import { seedAdmin, seedProvider } from '../seed/accounts.ts';
import { seedCompanies } from '../seed/companies.ts';
import { seedIndividuals } from '../seed/individuals.ts';
import { seedPlaces } from '../seed/places.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, COMPANIES, INDIVIDUALS } from './constants.ts';

// Prepares an empty data folder, and one filled database of each kind:
// `prepare.ts <folder> <file for PGlite's dump> <PostgreSQL's connection string>`.

async function fill(database: Database): Promise<void> {
  const { db } = database;
  await migrate(database);
  await seedPlaces(db);
  await seedProvider(db);
  await seedAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD }, new Date());
  const places = await Places.load(db);
  await seedIndividuals(db, places, 0, INDIVIDUALS);
  await seedCompanies(db, places, 0, COMPANIES);
}

async function dump({ db }: Database): Promise<Blob> {
  const { $client } = db as unknown as { $client: PGlite };
  return $client.dumpDataDir('none');
}

async function preparePglite(folder: string, dumpFile: string): Promise<void> {
  const empty = await openFolder(folder);
  const loadDataDir = await dump(empty);
  await empty.close();
  const filled = await openPglite({ loadDataDir });
  await fill(filled);
  writeFileSync(dumpFile, Buffer.from(await (await dump(filled)).arrayBuffer()));
  await filled.close();
}

const [, , folder = '', dumpFile = '', postgresUrl = ''] = process.argv;
const template = openPostgres(postgresUrl);
await fill(template);
await template.close();
// Afterwards: it keeps the one thread busy, and PostgreSQL ends transactions that wait too long.
await preparePglite(folder, dumpFile);
