import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { rows } from '../../db/database.ts';
import { openPglite } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { patient } from '../../testing/constants.ts';
import { createTestDatabase, type Kind, openTestDatabase } from '../../testing/databases.ts';
import { runAlone } from '../../testing/postgres.ts';
import { TestServer } from '../../testing/server.ts';
import { type Actor, type ActorName, actorNames, tokenOf } from './actors.ts';
import { type Base, prepare, START } from './base.ts';
import { setClock } from './clock.ts';

/** A database and a server of a run's own, and who uses it. */
export interface World extends Pick<Base, 'clients'> {
  server: TestServer;
  actors: Record<ActorName, Actor>;
  advance: (minutes: number) => Promise<void>;
  /** Stops it. Returns how many deadlocks the database had. */
  stop: () => Promise<number>;
}

export interface Worlds {
  open: () => Promise<World>;
  close: () => Promise<void>;
}

export interface Worlds {
  open: () => Promise<World>;
  close: () => Promise<void>;
}

/** Prepares the books once; each world is a copy of them. */
export async function worldsOf(kind: Kind): Promise<Worlds> {
  const { base, open, close } = kind === 'postgres' ? await postgresCopies() : await pgliteCopies();
  const openWorld = async (): Promise<World> => {
    const { server, stop } = await open();
    server.clock.now = START;
    const actors = {} as World['actors'];
    const signIn = async () => {
      for (const name of actorNames) {
        const actor = base.actors[name];
        actors[name] = { ...actor, token: await tokenOf(server, actor.id) };
      }
    };
    await signIn();
    const advance = async (minutes: number) => {
      server.advance(minutes * 60);
      // Nobody reads them, and a run is long.
      server.logLines.length = 0;
      await setClock(server.database, server.clock.now);
      await signIn();
    };
    return { server, actors, clients: base.clients, advance, stop };
  };
  return { open: openWorld, close };
}

interface Copies {
  base: Base;
  open: () => Promise<Pick<World, 'server' | 'stop'>>;
  close: () => Promise<void>;
}

/** One server for all copies: to make one takes longer than to copy a database, so its connections are led to another one. */
async function postgresCopies(): Promise<Copies> {
  const url = await createTestDatabase();
  const database = openPostgres(url, patient);
  const base = await prepare('postgres', database);
  const pool = (database.db as unknown as { $client: Pool }).$client;
  const leadTo = async (copy: string) => {
    pool.options.connectionString = copy;
    while (pool.idleCount > 0) (await pool.connect()).release(true);
  };
  const maintenance = inject('postgresUrl');
  await leadTo(maintenance);
  const template = new URL(url).pathname.slice(1);
  let server: TestServer | undefined;
  return {
    base,
    open: async () => {
      const copy = await createTestDatabase(template);
      const name = new URL(copy).pathname.slice(1);
      await leadTo(copy);
      server ??= await TestServer.start('postgres', {}, database);
      const stop = async () => {
        await leadTo(maintenance);
        const [row] = await runAlone<{ deadlocks: string }>(
          maintenance,
          'SELECT deadlocks FROM pg_stat_database WHERE datname = $1',
          [name],
        );
        await runAlone(maintenance, `DROP DATABASE ${name} WITH (FORCE)`);
        return Number(row?.deadlocks ?? 0);
      };
      return { server, stop };
    },
    close: async () => {
      await server?.stop();
    },
  };
}

async function pgliteCopies(): Promise<Copies> {
  const database = await openTestDatabase('pglite');
  const base = await prepare('pglite', database);
  const { $client } = database.db as unknown as { $client: { dumpDataDir: (kind: 'none') => Promise<Blob> } };
  const dump = await $client.dumpDataDir('none');
  await database.close();
  return {
    base,
    open: async () => {
      const server = await TestServer.start('pglite', {}, await openPglite({ loadDataDir: dump }));
      const stop = async () => {
        await server.stop();
        return 0;
      };
      return { server, stop };
    },
    close: async () => undefined,
  };
}

/** Whether a table has a column: what a later version of the server knows. */
export async function hasColumn({ server }: World, table: string, column: string): Promise<boolean> {
  const found = await rows(
    server.db,
    sql`SELECT 1 AS there FROM information_schema.columns WHERE table_name = ${table} AND column_name = ${column}`,
  );
  return found.length > 0;
}
