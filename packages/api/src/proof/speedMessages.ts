// `npm run bench:messages`, or `-- --messages 20000`, `-- --embedded`: how many emails a second one process sends by a mail server
// on this machine, and whether its memory stays as it is. Prints a table, and fails below the goal.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { commandTimeouts, openPostgres } from '../db/postgres.ts';
import { smtpMailer } from '../mail/smtp.ts';
import { deliverDue } from '../message/deliver.ts';
import { migrate } from '../migrations/migrate.ts';
import { seedMany } from '../seed/many.ts';
import { openMailServer } from '../testing/mailServer.ts';
import { databaseUrl, runAlone, startPostgres } from '../testing/postgres.ts';

const PEOPLE = 1_000;
const GOAL = 50;
const MOST_GROWTH_MB = 10;
const MEGABYTE = 1024 * 1024;
/** Ten in the morning in Harare. */
const morning = new Date('2026-03-10T08:00:00Z');

/** The mail server, in a process of its own: what it costs is not ours. */
async function serveMail(): Promise<void> {
  const server = await openMailServer();
  process.on('message', () => process.send?.({ taken: server.taken.length }));
  process.send?.({ url: server.url });
}

async function startMail(): Promise<{ child: ChildProcess; url: string; taken: () => Promise<number> }> {
  const child = fork(fileURLToPath(import.meta.url), ['--serve-mail']);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const taken = async () => {
    const answer = once(child, 'message');
    child.send('count');
    return ((await answer) as [{ taken: number }])[0].taken;
  };
  return { child, url, taken };
}

async function open(isEmbedded: boolean): Promise<{ database: Database; close: () => Promise<void> }> {
  if (isEmbedded) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-speed-'));
    const database = await openFolder(folder);
    const close = async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { database, close };
  }
  const postgres = await startPostgres();
  await runAlone(postgres.url, 'CREATE DATABASE speed');
  const database = openPostgres(databaseUrl(postgres.url, 'speed'), commandTimeouts);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { database, close };
}

/** So many emails that are due, to people one after the other. */
const fill = ({ db }: Database, count: number) =>
  db.execute(sql`WITH people AS (
      INSERT INTO parties (individual_id) SELECT id FROM individuals RETURNING id
    ), written AS (
      INSERT INTO messages (client_id, kind, channel, party_id, address, subject, body, dedupe_key, created_at)
      SELECT 1, 'reminder', 'email', p.id, 'tenant' || n || '@home.example', 'Rent of Msasa Court ' || n,
        repeat('$450.00 of rent was due on 01 Mar 2026 and is still open. ', 20), 'speed:' || n, ${morning.toISOString()}::timestamptz
      FROM (SELECT id, row_number() OVER () AS nth FROM people) p JOIN generate_series(1, ${count}::int) n ON n % ${PEOPLE} + 1 = p.nth
      RETURNING id, client_id, channel
    ) INSERT INTO message_deliveries (message_id, client_id, channel, next_at)
      SELECT id, client_id, channel, ${morning.toISOString()}::timestamptz FROM written`);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Of this process, in megabytes, once what is no longer used is gone. */
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

async function measure(count: number, isEmbedded: boolean): Promise<void> {
  const { database, close } = await open(isEmbedded);
  const mail = await startMail();
  try {
    await migrate(database);
    await seedMany(database, { kind: 'individuals', total: PEOPLE });
    await fill(database, count);
    const mailer = smtpMailer(mail.url, 'rent@rentsafe.example');
    const heaps: number[] = [];
    let sent = 0;
    const counting = {
      ...mailer,
      send: async (message: Parameters<typeof mailer.send>[0]) => {
        const id = await mailer.send(message);
        sent += 1;
        if (sent % Math.ceil(count / 6) === 0) heaps.push(heap());
        return id;
      },
    };
    const start = performance.now();
    await deliverDue(database.db, { mailer: counting, sms: null }, () => morning);
    const seconds = (performance.now() - start) / 1000;
    mailer.close();
    const [states] = await rows<{ sent: number; all: number }>(
      database.db,
      sql`SELECT count(*) FILTER (WHERE state = 'sent')::int AS sent, count(*)::int AS all FROM message_deliveries`,
    );
    if (states?.sent !== count || (await mail.taken()) !== count)
      throw new Error('Not each message was sent once.');
    const rate = count / seconds;
    // The first part is that in which modules are loaded and code is compiled.
    const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
    console.log(
      `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}, ${isEmbedded ? 'PGlite' : 'PostgreSQL'}; ${count} emails of one process`,
    );
    console.log(`emails a second      ${rate.toFixed(0).padStart(6)}  at least ${GOAL}`);
    console.log(
      `heap meanwhile, MB   ${heaps.map((size) => size.toFixed(1)).join(' ')}  at most ${MOST_GROWTH_MB} more`,
    );
    process.exitCode = rate >= GOAL && growth <= MOST_GROWTH_MB ? 0 : 1;
  } finally {
    mail.child.kill();
    await close();
  }
}

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '6000' },
    embedded: { type: 'boolean', default: false },
    'serve-mail': { type: 'boolean', default: false },
  },
});
await (values['serve-mail'] ? serveMail() : measure(Number(values.messages), values.embedded));
