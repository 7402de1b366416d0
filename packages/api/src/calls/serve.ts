import type { Role } from '@rentsafe/domain/access';
import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Actor, actorOf } from '../audit/events.ts';
import { accessOf } from '../callAccess.ts';
import type { Db } from '../db/database.ts';
import { parseBody } from '../http/body.ts';
import { JSON_TYPE } from '../http/headers.ts';
import { queryValue } from '../http/query.ts';
import { executeOnce, idempotencyKey } from './idempotency.ts';
import { readOnly } from './readOnly.ts';
import { orRefusal, settled } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call; every route under /api has it. */
    access?: 'public' | readonly Role[];
    /** Whether it is an approval, for which a second factor may be asked. */
    asksFactor?: boolean;
  }
  interface FastifyRequest {
    /** Locks the book that a change is of, once it is known; null where it is of none. */
    lockBook: ((db: Db) => Promise<void>) | null;
  }
}

export type Parsed<C extends Call> = C extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined;

export interface Context<C extends Call = Call> {
  request: FastifyRequest;
  body: Parsed<C>;
  /** The database, or the transaction that the response is part of. */
  db: Db;
  now: Date;
  actor: Actor;
}

type Handler<C extends Call, Subject = undefined, Prepared = undefined> = (
  context: Context<C>,
  subject: Subject,
  prepared: Prepared,
) => Promise<ReplyOf<C> | undefined>;

/** Finds the record in the path or the book that the body names, or throws, before the body is parsed. */
type Find<Subject> = (request: FastifyRequest, db: Db) => Promise<Subject>;

/** `/api/companies/{id}/` as Fastify writes it. */
export const routePath = (call: Pick<Call, 'path'>) => call.path.replace(/\{(\w+)\}/g, ':$1');

function parsedBody<C extends Call>(call: C, request: FastifyRequest): Parsed<C> {
  return (call.body ? parseBody(call.body, request.body) : undefined) as Parsed<C>;
}

/** Whether a call reads a book as it was at an entry, which is for ever the same wherever that is. */
const readsThePast = ({ method, query }: Call, request: FastifyRequest): boolean =>
  method === 'GET' && query?.includes('known') === true && Boolean(queryValue(request, 'known'));

/** Serves a call that manages its own transactions, or only reads. */
export function serve<const C extends Call, Subject = undefined>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Subject>,
  find?: Find<Subject>,
): void {
  route(app, call, async (request, reply) => {
    const now = app.now();
    const subject = (await find?.(request, app.db)) as Subject;
    const body = parsedBody(call, request);
    const run = (db: Db) =>
      handler({ request, body, db, now, actor: actorOf(request, now) }, subject, undefined);
    return send(call, reply, await (readsThePast(call, request) ? readOnly(app, request, run) : run(app.db)));
  });
}

/**
 * Serves a call whose response and effects are one transaction, such as a change, or a report whose reading is recorded. A POST
 * with an Idempotency-Key is executed once; the body of a repetition is not parsed. `prepare` does, before the transaction, what
 * other calls may not wait for, and is not repeated either.
 */
export function serveInTransaction<const C extends Call, Subject = undefined, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Subject, Prepared>,
  find?: Find<Subject>,
  prepare?: (request: FastifyRequest, now: Date) => Promise<Prepared>,
): void {
  route(app, call, async (request, reply) => {
    const now = app.now();
    let prepared: Prepared;
    const before = async () => {
      prepared = (await prepare?.(request, now)) as Prepared;
    };
    const run = async (db: Db) => {
      const subject = (await find?.(request, db)) as Subject;
      const body = parsedBody(call, request);
      // First the book, then the record: two changes of one book never wait for each other.
      if (call.method !== 'GET') await request.lockBook?.(db);
      return handler({ request, body, db, now, actor: actorOf(request, now) }, subject, prepared);
    };
    const key = call.method === 'POST' ? idempotencyKey(request) : null;
    if (key === null) {
      await before();
      return send(call, reply, settled(await app.db.transaction((tx) => orRefusal(run(tx)))));
    }
    const stored = await executeOnce(app, request, key, now, {
      ...(prepare && { before }),
      run: async (tx) => ({ status: call.status, body: JSON.stringify((await run(tx)) ?? null) }),
    });
    return sendText(reply, stored.status, stored.body);
  });
}

export function route(
  app: FastifyInstance,
  call: Call,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const config = { access: accessOf(call), asksFactor: call.asksFactor === true };
  app.route({ method: call.method, url: routePath(call), config, handler });
}

export function send(call: Call, reply: FastifyReply, body: unknown): FastifyReply {
  return sendText(reply, call.status, JSON.stringify(body ?? null));
}

function sendText(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (status === 204) return reply.status(204).send();
  return reply.status(status).type(JSON_TYPE).send(body);
}
