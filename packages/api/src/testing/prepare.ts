import { writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Database, openPglite, openPostgres } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { Places } from '../location/repository.ts';
import { seedAdmin, seedProvider } from '../seed/accounts.ts';
import { seedCompanies } from '../seed/companies.ts';
import { seedIndividuals } from '../seed/individuals.ts';
import { seedPlaces } from '../seed/places.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, COMPANIES, INDIVIDUALS } from './constants.ts';

// Prepares one database of each kind: `prepare.ts <file for PGlite's dump> <PostgreSQL's connection string>`.

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

async function dumpPglite(file: string): Promise<void> {
  const database = await openPglite();
  await fill(database);
  const { $client } = database.db as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
}

const [, , dumpFile = '', postgresUrl = ''] = process.argv;
const template = openPostgres(postgresUrl);
await Promise.all([dumpPglite(dumpFile), fill(template)]);
await template.close();
