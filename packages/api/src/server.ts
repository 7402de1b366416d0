import cors from '@fastify/cors';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Principal } from './auth/admission.ts';
import { Attempts } from './auth/lockout.ts';
import { PasswordQueue } from './auth/password.ts';
import { ownSecret, Vault } from './auth/secrets.ts';
import { authentication } from './calls/authenticate.ts';
import { noteChanges } from './calls/readOnly.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { type ByteStores, storesOf } from './file/stores.ts';
import { watchArrivals } from './http/arrival.ts';
import { parseJson } from './http/body.ts';
import { onClientError } from './http/clientError.ts';
import { httpEdge, isUpload } from './http/edge.ts';
import { notFound, sendError } from './http/errors.ts';
import { requestLog } from './http/log.ts';
import { logStream as standardOutput } from './http/logStream.ts';
import { CHECK_CONNECTIONS_MS, httpOptions } from './http/options.ts';
import { pages } from './http/pages.ts';
import { systemPaths, systemRoutes } from './http/system.ts';
import type { JobRunner } from './jobs/runner.ts';
import type { Mail } from './mail/raw.ts';
import type { Mailer } from './mail/smtp.ts';
import * as routes from './routes.ts';
import { accountMails } from './session/accountMails.ts';
import { deviceCookies } from './session/devices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Db;
    /** Read from where it is recent enough; null where there is none. */
    replica: Replica | null;
    /** Where the bytes of files are. */
    byteStores: ByteStores;
    now: () => Date;
    attempts: Attempts;
    passwords: PasswordQueue;
    vault: Vault;
    /** Of the secrets of authenticator apps. */
    factorVault: Vault;
    /** Null where no mail server is set. */
    mailer: Mailer | null;
    /** Null while it starts, and where JOBS=off. */
    jobRunner: JobRunner | null;
    /** How far samples are that are being put in; null where none are. */
    samples: { done: number; total: number } | null;
    /** Whether the last backup that was due could not be made. */
    isBackupMissing: boolean;
    /** Idempotency keys in use in this process, with the hash of each body. */
    runningKeys: Map<string, string>;
  }
  interface FastifyRequest {
    principal: Principal | null;
    rawBody: Buffer | null;
    /** Of an upload, which is hashed as it arrives. */
    bodyHash: string | null;
    /** What is emailed once the response is sent, and so what caused it is stored. */
    mail: Mail | null;
    /** Names this browser from now on, in a cookie. */
    deviceToken: string | null;
  }
}

export interface ServerOptions {
  config: Config;
  database: Database;
  replica?: Replica | null;
  /** The clock; tests set it. */
  now?: () => Date;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

/** Builds the server on an open, migrated database; it does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database, replica = null, now = () => new Date(), logStream = standardOutput() } = options;
  const app = Fastify(httpOptions(config, logStream));
  app.decorate('config', config);
  app.decorate('db', database.db);
  app.decorate('replica', replica);
  app.decorate('byteStores', storesOf(config, database));
  app.decorate('now', now);
  app.decorate('attempts', new Attempts(database.db));
  app.decorate('passwords', new PasswordQueue());
  app.decorate('jobRunner', null);
  app.decorate('samples', null);
  app.decorate('isBackupMissing', false);
  app.decorate('runningKeys', new Map<string, string>());
  const secret = config.jwtSecret ?? (await ownSecret(database.db));
  app.decorate('vault', new Vault(await ownSecret(database.db), 'stored replies'));
  app.decorate('factorVault', new Vault(await ownSecret(database.db), 'authenticator apps'));
  app.decorateRequest('rawBody', null);
  app.decorateRequest('lockBook', null);
  app.decorateRequest('bodyHash', null);
  accountMails(app);
  deviceCookies(app);

  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
  httpEdge(app, systemPaths);
  watchArrivals(app.server, {
    isUpload,
    refuse: ({ socket }) =>
      onClientError({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
    everyMs: CHECK_CONNECTIONS_MS,
  });
  requestLog(app);
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      strictPreflight: false,
    });
  }
  // exp is compared with the server's own clock, in authenticate.ts.
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  authentication(app);
  noteChanges(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { rawBody: Buffer | null }, bytes: Buffer) => {
      request.rawBody = bytes;
      return parseJson(bytes);
    },
  );

  systemRoutes(app);
  for (const register of Object.values(routes)) register(app);
  await pages(app);
  return app;
}
