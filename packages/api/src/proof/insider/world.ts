import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Database, rows } from '../../db/database.ts';
import { openPglite } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { patient } from '../../testing/constants.ts';
import { createTestDatabase, type Kind, openTestDatabase } from '../../testing/databases.ts';
import { databaseUrl, runAlone } from '../../testing/postgres.ts';
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

/** Prepares the books once; each call of what it returns opens a copy of them. */
export async function worldsOf(kind: Kind): Promise<() => Promise<World>> {
  const copies = kind === 'postgres' ? await postgresCopies() : await pgliteCopies();
  return async () => {
    const { database, deadlocks } = await copies.open();
    const server = await TestServer.start(kind, {}, database);
    server.clock.now = START;
    const actors = {} as World['actors'];
    const signIn = async () => {
      for (const name of actorNames) {
        const actor = copies.base.actors[name];
        actors[name] = { ...actor, token: await tokenOf(server, actor.id) };
      }
    };
    await signIn();
    return {
      ...{ server, actors, clients: copies.base.clients },
      advance: async (minutes) => {
        server.advance(minutes * 60);
        await setClock(database, server.clock.now);
        await signIn();
      },
      stop: async () => {
        await server.stop();
        return deadlocks();
      },
    };
  };
}

interface Copies {
  base: Base;
  open: () => Promise<{ database: Database; deadlocks: () => Promise<number> }>;
}

async function postgresCopies(): Promise<Copies> {
  const url = await createTestDatabase();
  const database = openPostgres(url, patient);
  const base = await prepare('postgres', database);
  await database.close();
  const template = new URL(url).pathname.slice(1);
  const maintenance = inject('postgresUrl');
  return {
    base,
    open: async () => {
      const copy = await createTestDatabase(template);
      const name = new URL(copy).pathname.slice(1);
      return {
        database: openPostgres(databaseUrl(maintenance, name), patient),
        deadlocks: async () => {
          const [row] = await runAlone<{ deadlocks: string }>(
            maintenance,
            `SELECT deadlocks FROM pg_stat_database WHERE datname = $1`,
            [name],
          );
          await runAlone(maintenance, `DROP DATABASE ${name} WITH (FORCE)`);
          return Number(row?.deadlocks ?? 0);
        },
      };
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
    open: async () => ({
      database: await openPglite({ loadDataDir: dump }),
      deadlocks: async () => 0,
    }),
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
