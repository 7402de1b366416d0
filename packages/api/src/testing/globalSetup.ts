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
    /** An initialised data folder with nothing in it. */
    emptyDataDir: string;
    /** The built server. */
    serverFile: string;
  }
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const cwd = pathOf('../..');

/** Starts PostgreSQL once, and prepares one migrated, filled database of each kind; each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-test-'));
  const pgliteDump = path.join(folder, 'template.tar');
  const emptyDataDir = path.join(folder, 'empty');
  // Beside the packages it imports.
  const built = `node_modules/.cache/test-server-${path.basename(folder)}`;
  const postgres = await startPostgres();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(path.join(cwd, built), { recursive: true, force: true });
  };
  try {
    await runAlone(postgres.url, `CREATE DATABASE ${TEMPLATE}`);
    // Processes of their own: Vitest's setup does not know the condition that finds the domain's source.
    const script = [pathOf('./prepare.ts'), emptyDataDir, pgliteDump, databaseUrl(postgres.url, TEMPLATE)];
    execFileSync(process.execPath, ['--conditions=@rentsafe/source', '--import', 'tsx', ...script], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    execFileSync(path.join(cwd, 'node_modules/.bin/tsup'), ['--silent'], {
      cwd,
      env: { ...process.env, OUT_DIR: built },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteDump', pgliteDump);
  project.provide('emptyDataDir', emptyDataDir);
  project.provide('serverFile', path.join(cwd, built, 'main.js'));
  return stop;
}
