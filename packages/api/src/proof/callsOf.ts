import type { Query } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { buildServer } from '../server.ts';
import type { Call } from './speedMonthEnd.ts';

export const firstAdmin = { username: 'speed@rentsafe.example', password: 'Msasa trees turn red 9' };

/** A server on a database, with the first administrator signed in. */
export async function callsOf(database: Database) {
  const app = await buildServer({
    config: readConfig({ LOG_LEVEL: 'silent', APP_DIR: '/nowhere' }),
    database,
  });
  await app.ready();
  let headers: Record<string, string> = {};
  const send = (method: 'GET' | 'POST', to: string, body?: object) =>
    app.inject({ method, url: `/api/${to}`, headers, ...(body && { payload: body }) });
  const signIn = async () => {
    headers = { authorization: `Bearer ${(await send('POST', 'auth/login/', firstAdmin)).json().access}` };
  };
  const call: Call = async (method, to, body) => {
    let reply = await send(method, to, body);
    if (reply.statusCode === 401) {
      await signIn();
      reply = await send(method, to, body);
    }
    if (reply.statusCode >= 400) throw new Error(`${method} ${to}: ${reply.statusCode} ${reply.body}`);
    return /json/.test(String(reply.headers['content-type'])) ? reply.json() : reply.body;
  };
  await signIn();
  return { app, call };
}

/** Notes the statements of a database from now on, and carries them out again unnoted. */
export function recordedOn({ db }: Database) {
  const statements: Query[] = [];
  const session = Object.getPrototypeOf(db._.session) as typeof db._.session;
  const { prepareQuery } = session;
  session.prepareQuery = function (this: typeof session, query: Query, ...rest: unknown[]) {
    statements.push(query);
    return prepareQuery.apply(this, [query, ...rest] as Parameters<typeof prepareQuery>);
  } as typeof prepareQuery;
  const execute = (on: Db, query: Query) =>
    prepareQuery.call(on._.session, query, undefined, undefined, false).execute();
  return { statements, execute };
}

/** The statements of a call, once more without the server. */
export const replayOf = async (
  { call, db, statements, execute }: { call: Call; db: Db } & ReturnType<typeof recordedOn>,
  to: string,
): Promise<() => Promise<unknown>> => {
  // A session that has run out is made anew: not among the statements.
  await call('GET', to);
  statements.length = 0;
  await call('GET', to);
  const own = statements.filter(({ sql: text }) => !/^(begin|commit)/.test(text));
  const replay = async (on: Db) => {
    for (const query of own) await execute(on, query);
  };
  return own.length < statements.length ? () => db.transaction(replay) : () => replay(db);
};
