// A PostgreSQL of the benchmark's own, with the rows that `pnpm api:seed` makes.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bench } from '../support/install.mjs';

const ofApi = createRequire(join(bench, '../packages/api/package.json'));
const pg = ofApi('pg');
const { tsImport } = await import('../../packages/api/node_modules/tsx/dist/esm/api/index.mjs');
const { databaseUrl, runAlone, startPostgres } = await tsImport(
  '../../packages/api/src/testing/postgres.ts',
  import.meta.url,
);

/** Adds synthetic records. */
function seed({ individuals, companies }, url) {
  const counts = ['--individuals', String(individuals), '--companies', String(companies)];
  const args = [join(bench, '../scripts/pnpm.mjs'), '--silent', '--filter', '@rentsafe/api', 'run', 'seed'];
  const { status } = spawnSync(process.execPath, [...args, ...counts], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Seeding failed; see its message above.');
}

async function versionOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SHOW server_version');
  await client.end();
  return rows[0].server_version;
}

async function startPostgresWithDatabase() {
  const { url, stop } = await startPostgres({ sharedBuffers: '2GB' });
  await runAlone(url, 'CREATE DATABASE register');
  return { url: databaseUrl(url, 'register'), stop };
}

/** A database of that many rows: of a PostgreSQL of its own, which keeps them in memory, or the one at `existingUrl`. */
export async function openSeededPostgres(rows, existingUrl) {
  const { url, stop } = existingUrl
    ? { url: existingUrl, stop: () => {} }
    : await startPostgresWithDatabase();
  try {
    seed(rows, url);
    // As autovacuum would in time; it must not start in the middle.
    await runAlone(url, 'VACUUM ANALYZE');
    return { url, version: await versionOf(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
