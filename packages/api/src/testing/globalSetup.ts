import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the PostgreSQL of this run. */
    postgresUrl: string;
    /** Dumps of PGlite's: a filled database, and one that is migrated and holds nothing. */
    pgliteDump: string;
    emptyPgliteDump: string;
    /** A data folder, migrated, with nothing in it. */
    emptyDataDir: string;
    /** The built server. */
    serverFile: string;
  }
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const cwd = pathOf('../..');
const run = promisify(execFile);

/** Starts PostgreSQL once, and prepares databases of each kind, which test files copy; builds the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-test-'));
  const pgliteDump = path.join(folder, 'filled.tar');
  const emptyPgliteDump = path.join(folder, 'empty.tar');
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
    // Processes of their own: Vitest's setup does not know the condition that finds the domain's source.
    const script = [pathOf('./prepare.ts'), emptyDataDir, emptyPgliteDump, pgliteDump, postgres.url];
    await Promise.all([
      run(process.execPath, ['--conditions=@rentsafe/source', '--import', 'tsx', ...script], { cwd }),
      run(path.join(cwd, 'node_modules/.bin/tsup'), ['--silent'], {
        cwd,
        env: { ...process.env, OUT_DIR: built },
      }),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteDump', pgliteDump);
  project.provide('emptyPgliteDump', emptyPgliteDump);
  project.provide('emptyDataDir', emptyDataDir);
  project.provide('serverFile', path.join(cwd, built, 'main.js'));
  return stop;
}
