import { randomBytes } from 'node:crypto';
import { type Call, pathOf } from '@rentsafe/domain/contract';
import type { UserInput } from '@rentsafe/domain/user';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { signAccess } from '../auth/accessToken.ts';
import { startSession } from '../auth/sessions.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import { clients, users } from '../db/schema.ts';
import { buildServer } from '../server.ts';
import { userRecord } from '../user/repository.ts';
import { ADMIN_EMAIL } from './constants.ts';
import { type Kind, openTestDatabase } from './databases.ts';

const START = new Date('2026-03-05T08:30:00Z');

export interface Reply<Body = unknown> {
  status: number;
  body: Body;
  headers: Readonly<Record<string, string | undefined>>;
}

interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address that the request comes from. */
  from?: string;
}

/** A server on a database of its own, with a clock that stands still until it is advanced. */
export class TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly logLines: string[];
  readonly clock: { now: Date };

  private constructor(app: FastifyInstance, database: Database, logLines: string[], clock: { now: Date }) {
    this.app = app;
    this.database = database;
    this.logLines = logLines;
    this.clock = clock;
  }

  static async start(
    kind: Kind,
    env: Record<string, string> = {},
    database?: Database,
    replica?: Replica,
  ): Promise<TestServer> {
    const opened = database ?? (await openTestDatabase(kind));
    const logLines: string[] = [];
    const clock = { now: START };
    const config: Config = readConfig({ LOG_LEVEL: 'info', APP_DIR: '/nowhere', ...env });
    const app = await buildServer({
      config,
      database: opened,
      ...(replica && { replica }),
      now: () => clock.now,
      logStream: { write: (line) => void logLines.push(line) },
    });
    await app.ready();
    return new TestServer(app, opened, logLines, clock);
  }

  get db(): Db {
    return this.database.db;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.database.close();
  }

  /** Advances the clock. */
  advance(seconds: number): void {
    this.clock.now = new Date(this.clock.now.getTime() + seconds * 1000);
  }

  async request<Body = Record<string, unknown>>(
    method: string,
    url: string,
    { token, body, headers = {}, from }: RequestOptions = {},
  ): Promise<Reply<Body>> {
    const options: InjectOptions = {
      method: method as 'GET',
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    };
    if (from) options.remoteAddress = from;
    if (body !== undefined) {
      options.payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      options.headers = { 'content-type': 'application/json', ...options.headers };
    }
    const reply = await this.app.inject(options);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      body: (isJson && reply.body ? reply.json() : reply.body) as Body,
      headers: reply.headers as Record<string, string>,
    };
  }

  get<Body = Record<string, unknown>>(url: string, token?: string): Promise<Reply<Body>> {
    return this.request<Body>('GET', url, { token });
  }

  post<Body = Record<string, unknown>>(
    url: string,
    body: unknown,
    options: RequestOptions = {},
  ): Promise<Reply<Body>> {
    return this.request<Body>('POST', url, { ...options, body });
  }

  /** A user with a session, made without the cost of a password. */
  async signIn(user: { id: number }): Promise<{ access: string; refresh: string; sessionId: number }> {
    const now = this.clock.now;
    const pair = await startSession(this.db, { userId: user.id, now });
    return { access: signAccess(this.app, pair, now), refresh: pair.refresh, sessionId: pair.sessionId };
  }

  async admin(): Promise<{ id: number; access: string; refresh: string; sessionId: number }> {
    const [found] = await this.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email_key, ADMIN_EMAIL));
    if (!found) throw new Error('The template has no Admin.');
    return { id: found.id, ...(await this.signIn(found)) };
  }

  async addUser(clientId: number, level: 1 | 2, overrides: Partial<UserInput> = {}) {
    const input: UserInput = {
      first_name: 'Tariro',
      last_name: 'Mhlanga',
      email: `user-${randomBytes(5).toString('hex')}@rentsafe.example`,
      access_level: level,
      ...overrides,
    };
    const [made] = await this.db
      .insert(users)
      .values(userRecord(clientId, input))
      .returning({ id: users.id });
    if (!made) throw new Error('No user was made.');
    return { id: made.id, email: input.email, ...(await this.signIn(made)) };
  }

  /** @param isUnknowing true for a client that has looked nobody up; by default it may name everybody there is. */
  async addClient(companyId: number | null, isUnknowing = false): Promise<number> {
    const [made] = await this.db
      .insert(clients)
      .values({ name: 'Kopje Estates', company_id: companyId })
      .returning({ id: clients.id });
    const client = made?.id ?? 0;
    if (!isUnknowing) await this.grantAll(client);
    return client;
  }

  /** Lets a client name everybody, for as long as any test lasts: what a book does is tested apart from whom it knows. */
  async grantAll(client: number): Promise<void> {
    await this.database.exec(`INSERT INTO parties (individual_id) SELECT id FROM individuals ON CONFLICT DO NOTHING;
      INSERT INTO parties (company_id) SELECT id FROM companies ON CONFLICT DO NOTHING;
      INSERT INTO naming_grants (client_id, party_id, made_at, until_on)
        SELECT ${client}, id, '2100-01-01T00:00:00Z', '2100-01-31' FROM parties ON CONFLICT DO NOTHING`);
  }
}

/** A server for the tests of a suite, started before them and stopped after. */
export function useServer(kind: Kind, env: Record<string, string> = {}): { readonly server: TestServer } {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await TestServer.start(kind, env);
  });
  afterAll(() => server?.stop());
  return {
    get server() {
      if (!server) throw new Error('The server exists within tests only.');
      return server;
    },
  };
}

/** A server, and an Admin of the provider who uses it. */
export function useAdmin(kind: Kind) {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });
  return {
    context,
    /** The Admin's access token. */
    admin: () => token,
    get: <Body = Record<string, unknown>>(url: string, by = token) => context.server.get<Body>(url, by),
    post: <Body = Record<string, unknown>>(url: string, body: unknown, by = token) =>
      context.server.post<Body>(url, body, { token: by }),
    patch: <Body = Record<string, unknown>>(url: string, body: unknown, by = token) =>
      context.server.request<Body>('PATCH', url, { token: by, body }),
  };
}

/** A call's path with the same id everywhere, and a month before any other. */
export const pathWith = (call: Call, id: number | string, client: number | string = 1) =>
  pathOf(call, { id, client, month: '2002-01' });
