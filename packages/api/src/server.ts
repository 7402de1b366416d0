import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import jwt from '@fastify/jwt';
import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Principal } from './auth/admission.ts';
import { Attempts } from './auth/lockout.ts';
import { PasswordQueue } from './auth/password.ts';
import { ownSecret, Vault } from './auth/secrets.ts';
import { bankAccountRoutes } from './bankAccount/routes.ts';
import { bankStatementRoutes } from './bankStatement/routes.ts';
import { bankTransferRoutes } from './bankTransfer/routes.ts';
import { billRoutes } from './bill/routes.ts';
import { bookRoutes } from './book/routes.ts';
import { branchRoutes } from './branch/routes.ts';
import { authentication } from './calls/authenticate.ts';
import { chargeRoutes } from './charge/routes.ts';
import { claimRoutes } from './claim/routes.ts';
import { clientRoutes } from './client/routes.ts';
import { commissionRoutes } from './commission/routes.ts';
import { companyRoutes } from './company/routes.ts';
import type { Config } from './config.ts';
import { consentRoutes } from './consent/routes.ts';
import { contractorRoutes } from './contractor/routes.ts';
import type { Database, Db } from './db/database.ts';
import { debtCallRoutes } from './debtCall/routes.ts';
import { depositRoutes } from './deposit/routes.ts';
import { disbursementRoutes } from './disbursement/routes.ts';
import { disputeRoutes } from './dispute/routes.ts';
import { documentRoutes } from './document/routes.ts';
import { entryRoutes } from './entry/routes.ts';
import { fileRoutes } from './file/routes.ts';
import { type ByteStores, storesOf } from './file/stores.ts';
import { auditRoutes } from './history/routes.ts';
import { ARRIVAL_MS, UPLOAD_RATE, watchArrivals } from './http/arrival.ts';
import { BODY_LIMIT, parseJson } from './http/body.ts';
import { httpEdge, isUpload, normalAddress } from './http/edge.ts';
import { loggable, notFound, sendError } from './http/errors.ts';
import { apiHeaders, commonHeaders, JSON_TYPE } from './http/headers.ts';
import { requestLog } from './http/log.ts';
import { logStream as standardOutput } from './http/logStream.ts';
import { pages } from './http/pages.ts';
import { systemPaths, systemRoutes } from './http/system.ts';
import { importRoutes } from './import/routes.ts';
import { individualRoutes } from './individual/routes.ts';
import { insightRoutes } from './insight/routes.ts';
import { inspectionRoutes } from './inspection/routes.ts';
import type { JobRunner } from './jobs/runner.ts';
import { journalRoutes } from './journal/routes.ts';
import { landlordRoutes } from './landlord/routes.ts';
import { leaseRoutes } from './lease/routes.ts';
import { ledgerReportRoutes } from './ledgerReport/routes.ts';
import { locationRoutes } from './location/routes.ts';
import type { Mail } from './mail/raw.ts';
import type { Mailer } from './mail/smtp.ts';
import { maintenanceReportRoutes } from './maintenanceReport/routes.ts';
import { maintenanceRequestRoutes } from './maintenanceRequest/routes.ts';
import { maintenanceScheduleRoutes } from './maintenanceSchedule/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { monthEndRoutes } from './monthEnd/routes.ts';
import { payeeRoutes } from './payee/routes.ts';
import { periodLockRoutes } from './periodLock/routes.ts';
import { propertyRoutes } from './property/routes.ts';
import { unitRoutes } from './property/unitRoutes.ts';
import { rateRoutes } from './rate/routes.ts';
import { readsRoutes } from './reads/routes.ts';
import { receiptRoutes } from './receipt/routes.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { reportIssueRoutes } from './reportIssue/routes.ts';
import { accountMails } from './session/accountMails.ts';
import { forgottenRoutes } from './session/forgotten.ts';
import { passwordRoutes } from './session/passwords.ts';
import { sessionRoutes } from './session/routes.ts';
import { subscriptionRoutes } from './subscription/routes.ts';
import { taxRoutes } from './tax/routes.ts';
import { todoRoutes } from './todo/routes.ts';
import { trustReportRoutes } from './trustReport/routes.ts';
import { userRoutes } from './user/routes.ts';
import { workOrderRoutes } from './workOrder/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Db;
    /** Where the bytes of files are. */
    byteStores: ByteStores;
    now: () => Date;
    attempts: Attempts;
    passwords: PasswordQueue;
    vault: Vault;
    /** Null where no mail server is set. */
    mailer: Mailer | null;
    /** Null while it starts, and where JOBS=off. */
    jobRunner: JobRunner | null;
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
  }
}

export interface ServerOptions {
  config: Config;
  database: Database;
  /** The clock; tests set it. */
  now?: () => Date;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

/** A number is the number of proxies in front of this server. */
const trustedProxies = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** For a request that is not valid HTTP, or never arrives completely. */
function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const text = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status];
  const body = JSON.stringify({ detail: `${text}.` });
  const headers = { ...commonHeaders, ...apiHeaders, 'content-type': JSON_TYPE };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\n${lines.join('')}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** How often slow connections are checked: with the timeouts below, they are closed within 15 seconds. */
export const CHECK_CONNECTIONS_MS = 1_000;

/** The slowest upload. */
const UPLOAD_MS = ARRIVAL_MS + Math.ceil((MAX_FILE_BYTES / UPLOAD_RATE) * 1000);

const MAX_HEADER_BYTES = 16_384;

/** Builds the server on an open, migrated database; it does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date(), logStream = standardOutput() } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Of an upload; other bodies have less time: see watchArrivals.
    requestTimeout: UPLOAD_MS,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own response would lack our headers: see edge.ts.
      requireHostHeader: false,
    },
    // Requests in progress at a shutdown are answered.
    return503OnClosing: false,
    trustProxy: trustedProxies(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level: config.logLevel,
      stream: logStream,
      base: undefined,
      serializers: { err: loggable as never, req: () => ({}), res: () => ({}) as never },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    clientErrorHandler: onClientError as never,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...commonHeaders, ...apiHeaders });
      sendError(error, request as never, reply as never);
    },
    // An id of any length is an id that is not found, not a path that is unknown.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    rewriteUrl: ({ url }) => normalAddress(url ?? '/'),
  });
  app.decorate('config', config);
  app.decorate('db', database.db);
  app.decorate('byteStores', storesOf(config, database));
  app.decorate('now', now);
  app.decorate('attempts', new Attempts(database.db));
  app.decorate('passwords', new PasswordQueue());
  app.decorate('jobRunner', null);
  app.decorate('runningKeys', new Map<string, string>());
  const secret = config.jwtSecret ?? (await ownSecret(database.db));
  app.decorate('vault', new Vault(await ownSecret(database.db)));
  app.decorateRequest('rawBody', null);
  app.decorateRequest('lockBook', null);
  app.decorateRequest('bodyHash', null);
  accountMails(app);

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
  sessionRoutes(app);
  passwordRoutes(app);
  forgottenRoutes(app);
  individualRoutes(app);
  companyRoutes(app);
  branchRoutes(app);
  locationRoutes(app);
  clientRoutes(app);
  userRoutes(app);
  auditRoutes(app);
  bookRoutes(app);
  landlordRoutes(app);
  propertyRoutes(app);
  unitRoutes(app);
  bankAccountRoutes(app);
  commissionRoutes(app);
  taxRoutes(app);
  leaseRoutes(app);
  chargeRoutes(app);
  entryRoutes(app);
  ledgerReportRoutes(app);
  receiptRoutes(app);
  billRoutes(app);
  trustReportRoutes(app);
  monthEndRoutes(app);
  insightRoutes(app);
  subscriptionRoutes(app);
  depositRoutes(app);
  rateRoutes(app);
  periodLockRoutes(app);
  disbursementRoutes(app);
  payeeRoutes(app);
  journalRoutes(app);
  bankTransferRoutes(app);
  bankStatementRoutes(app);
  reconciliationRoutes(app);
  claimRoutes(app);
  disputeRoutes(app);
  debtCallRoutes(app);
  consentRoutes(app);
  readsRoutes(app);
  reportIssueRoutes(app);
  fileRoutes(app);
  inspectionRoutes(app);
  contractorRoutes(app);
  maintenanceRequestRoutes(app);
  workOrderRoutes(app);
  maintenanceReportRoutes(app);
  importRoutes(app);
  maintenanceScheduleRoutes(app);
  todoRoutes(app);
  messageRoutes(app);
  documentRoutes(app);
  pages(app);
  return app;
}
