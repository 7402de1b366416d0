import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { TEMPLATE } from './constants.ts';
import { databaseUrl, runAlone, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the PostgreSQL of this run. */
    postgresUrl: string;
    /** A dump of the prepared database, for PGlite. */
    pgliteDump: string;
  }
}

const folderOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Starts PostgreSQL once, and prepares one migrated, filled database of each kind; each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-test-'));
  const pgliteDump = path.join(folder, 'template.tar');
  const postgres = await startPostgres();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runAlone(postgres.url, `CREATE DATABASE ${TEMPLATE}`);
    // A process of its own: Vitest's setup does not know the condition that finds the domain's source.
    const script = [folderOf('./prepare.ts'), pgliteDump, databaseUrl(postgres.url, TEMPLATE)];
    execFileSync(process.execPath, ['--conditions=@rentsafe/source', '--import', 'tsx', ...script], {
      cwd: folderOf('../..'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteDump', pgliteDump);
  return stop;
}
