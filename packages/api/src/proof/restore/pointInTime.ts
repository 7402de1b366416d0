import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { restore } from '../../backup/restore.ts';
import { rows } from '../../db/database.ts';
import { openPostgres } from '../../db/postgres.ts';
import { migrate } from '../../migrations/migrate.ts';
import { patient } from '../../testing/constants.ts';
import { runAlone } from '../../testing/postgres.ts';
import { receiveMoney, serverOn } from './serverOn.ts';
import { compare, countEntries, type Row } from './table.ts';

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; `nobody` is on every system. */
const NOBODY = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const [PORT, RESTORED_PORT] = [4711, 4712];

/** Where Debian's package postgresql has put its programs; null without it. */
function findPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const bin = path.join(DEBIAN, newest ?? '', 'bin');
  return existsSync(path.join(bin, 'pg_basebackup')) ? bin : null;
}

const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;

/**
 * A PostgreSQL with an archive of its WAL, a base backup while a server receives money, more money, a moment, and a mistake after it:
 * restored to the moment it is what it was then. Null where PostgreSQL's programs are not installed.
 */
export async function provePointInTime(folder: string, backup: string): Promise<Row | null> {
  const bin = findPrograms();
  if (!bin) return null;
  const at = (name: string) => path.join(folder, name);
  for (const name of ['', 'archive', 'socket']) {
    mkdirSync(at(name), { recursive: true, mode: 0o700 });
    if ('uid' in asUser) chownSync(at(name), NOBODY, NOBODY);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.resolve(bin, program), args, {
      ...asUser,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const start = (data: string, port: number) => {
    const options = `-p ${port} -k ${at('socket')} -c listen_addresses=127.0.0.1`;
    run('pg_ctl', '-D', at(data), '-l', at(`${data}.log`), '-w', '-t', '300', '-o', options, 'start');
  };
  const stop = (data: string) => run('pg_ctl', '-D', at(data), '-m', 'fast', '-w', 'stop');

  run('initdb', '-D', at('data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  appendFileSync(
    at('data/postgresql.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f'\n`,
  );
  start('data', PORT);
  const running = new Set(['data']);
  try {
    await runAlone(urlOf(PORT, 'postgres'), 'CREATE DATABASE rentsafe');
    const source = openPostgres(urlOf(PORT, 'rentsafe'), patient);
    await migrate(source);
    await restore(source, backup);
    const server = await serverOn({ DATABASE_URL: urlOf(PORT, 'rentsafe') });
    const money = await receiveMoney(server.address);
    run(
      'pg_basebackup',
      '-D',
      at('base'),
      '-h',
      '127.0.0.1',
      '-p',
      String(PORT),
      '-U',
      'postgres',
      '-X',
      'none',
      '-c',
      'fast',
    );
    await money.stop();
    const expected = await countEntries(source);
    const [moment] = await rows<{ at: string }>(source.db, sql`SELECT clock_timestamp()::text AS at`);
    await (await receiveMoney(server.address, 10)).done;
    await server.stop();
    await archiveAll(urlOf(PORT, 'postgres'));

    const began = performance.now();
    run('/bin/cp', '-a', at('base'), at('restored'));
    // The last setting of a name counts.
    appendFileSync(
      at('restored/postgresql.conf'),
      `archive_mode = off\nrestore_command = 'cp ${at('archive')}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = 'promote'\n`,
    );
    run('/bin/touch', at('restored/recovery.signal'));
    start('restored', RESTORED_PORT);
    running.add('restored');
    await untilWritable(urlOf(RESTORED_PORT, 'rentsafe'));
    const copy = openPostgres(urlOf(RESTORED_PORT, 'rentsafe'), patient);
    const later = (await countEntries(source)) - expected;
    const way = `PostgreSQL, base backup and WAL, to ${later} entries ago`;
    const row = await compare(way, { source, copy, began, expected });
    await copy.close();
    await source.close();
    return row;
  } finally {
    for (const data of running) stop(data);
  }
}

async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const [found] = await runAlone<{ recovers: boolean }>(url, 'SELECT pg_is_in_recovery() AS recovers');
    if (found?.recovers === false) return;
    await pause(200);
  }
}

/** Waits until the archive has all that was written. */
async function archiveAll(url: string): Promise<void> {
  const [last] = await runAlone<{ name: string }>(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
  for (;;) {
    const [found] = await runAlone<{ done: boolean }>(
      url,
      'SELECT last_archived_wal >= $1 AS done FROM pg_stat_archiver',
      [last?.name],
    );
    if (found?.done) return;
    await pause(200);
  }
}
