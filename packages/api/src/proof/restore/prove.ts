// `npm run prove:restore`: backs up a database of the last release while a server writes into it, restores it in every way that
// docs/operations.md tells, and compares what came back. Point-in-time restore needs Debian's package postgresql.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { conclude } from '../../../../../scripts/conclude.mjs';
import { checkBackup } from '../../backup/readBackup.ts';
import { restore } from '../../backup/restore.ts';
import type { Database } from '../../db/database.ts';
import { openFolder } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { migrate } from '../../migrations/migrate.ts';
import { patient } from '../../testing/constants.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { provePointInTime } from './pointInTime.ts';
import { receiveMoney, runProgram, serverOn } from './serverOn.ts';
import { cells, compare, format, header, holds, type Row } from './table.ts';

const fixtures = fileURLToPath(new URL('../../migrations/fixtures/', import.meta.url));
const ALTERED = 25;

const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-restore-'));
// PostgreSQL runs as `nobody`, who has to get through.
spawnSync('chmod', ['711', folder]);
const at = (name: string) => path.join(folder, name);

const table: Row[] = [];
const add = (row: Row) => {
  table.push(row);
  console.log(`${row.way}: ${row.entries} entries, ${holds(row) ? 'equal' : 'DIFFERENT'}`);
};

/** The samples of the last release, in a data folder of today's version. */
async function fill(dataDir: string): Promise<void> {
  const releases = JSON.parse(readFileSync(`${fixtures}releases.json`, 'utf8')) as { head: string }[];
  const dump = brotliDecompressSync(readFileSync(`${fixtures}release${releases.at(-1)?.head}.sql.br`));
  const database = await openFolder(dataDir);
  await database.exec(`${dump}\nRESET ALL;`);
  await migrate(database);
  await database.close();
}

/** By the command, which asks the server, while that receives money. */
async function backUpWhileServing(dataDir: string, file: string): Promise<string> {
  const server = await serverOn({ DATA_DIR: dataDir });
  const money = await receiveMoney(server.address);
  const { code, output } = await runProgram('../../cli/backup.ts', { DATA_DIR: dataDir }, [file]);
  const during = money.state.received;
  await money.stop();
  await server.stop();
  if (code !== 0) throw new Error(output);
  return `${during} receipts were acknowledged during the backup of the running server.`;
}

async function restoredInto(way: string, copy: Database, source: Database, file: string): Promise<void> {
  const began = performance.now();
  await migrate(copy);
  await restore(copy, file);
  add(await compare(way, { source, copy, began }));
}

/** How many of so many copies of a backup with one byte changed, and of so many that are cut, are refused. */
async function countRefused(file: string): Promise<number> {
  const bytes = readFileSync(file);
  let refused = 0;
  for (let nth = 0; nth < ALTERED; nth += 1) {
    const position = Math.floor((bytes.length * (nth + 0.5)) / ALTERED);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(position) ^ 0x10, position);
    for (const content of [changed, bytes.subarray(0, position)]) {
      writeFileSync(at('altered.gz'), content);
      await checkBackup(at('altered.gz')).catch(() => {
        refused += 1;
      });
    }
  }
  return refused;
}

/** A disk of one MiB that fills, where this user may mount one: what the command says, and whether the former backup stayed. */
async function fillDisk(dataDir: string): Promise<{ said: string; stays: boolean } | null> {
  const disk = at('disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0) return null;
  try {
    writeFileSync(path.join(disk, 'former.gz'), Buffer.alloc(600_000, 1));
    const { output } = await runProgram('../../cli/backup.ts', { DATA_DIR: dataDir }, [`${disk}/next.gz`]);
    const isWhole = readFileSync(path.join(disk, 'former.gz')).equals(Buffer.alloc(600_000, 1));
    return { said: output.trim(), stays: isWhole && readdirSync(disk).join() === 'former.gz' };
  } finally {
    spawnSync('umount', [disk]);
  }
}

async function prove(): Promise<string[]> {
  const [data, file] = [at('data'), at('backup.gz')];
  await fill(data);
  const lines = [await backUpWhileServing(data, file)];
  const source = await openFolder(data);
  const copy = await openFolder(at('restored'));
  await restoredInto('PGlite, running → PGlite', copy, source, file);
  await copy.close();
  const postgres = await startPostgres();
  const filled = openPostgres(postgres.url, patient);
  await restoredInto('PGlite, running → PostgreSQL', filled, source, file);
  await filled.close();
  await postgres.stop();
  await source.close();
  const inTime = await provePointInTime(at('cluster'), file);
  if (inTime) add(inTime);
  else lines.push('Point-in-time restore was not tried: Debian’s package postgresql is not installed.');
  const refused = await countRefused(file);
  lines.push(`${refused} of ${2 * ALTERED} altered or cut backups are refused before anything is touched.`);
  const full = await fillDisk(data);
  if (full) lines.push(`A disk that fills: ${full.said}`);
  if (refused !== 2 * ALTERED || full?.stays === false) throw new Error(lines.join('\n'));
  return lines;
}

try {
  const lines = await prove();
  const report = [format([header, ...table.map(cells)]), '', ...lines].join('\n');
  console.log(`\n${report}`);
  const equal = table.filter(holds).length;
  conclude('restore', {
    holds: equal === table.length,
    summary: `${equal} of ${table.length} restored databases have the books, entries and files that were backed up.`,
    report,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
