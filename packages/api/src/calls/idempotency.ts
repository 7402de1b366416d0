import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { type Db, rows } from '../db/database.ts';
import { idempotentReplies } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { orRefusal, settled } from './refusal.ts';

const RETENTION_MS = 24 * 60 * 60_000;
const MAX_KEY_LENGTH = 200;

export interface StoredReply {
  status: number;
  body: string;
}

/** The request's Idempotency-Key, or null when it has none. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key'];
  if (value === undefined) return null;
  const key = String(value).trim();
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY_LENGTH) {
    throw new HttpError(400, `Idempotency-Key must be 1 to ${MAX_KEY_LENGTH} visible ASCII characters.`);
  }
  return key;
}

const running = () =>
  new HttpError(409, 'A request with this Idempotency-Key is still running.', { 'retry-after': '1' });
const otherBody = () => new HttpError(422, 'This Idempotency-Key was used with another body or query.');

interface Once {
  /** What is done outside the transaction, and not for a repetition. */
  before?: () => Promise<void>;
  run: (tx: Db) => Promise<StoredReply>;
}

/**
 * Executes a request once per user, call and key. The reply is stored in the transaction of its effects: after a crash
 * both exist or neither. An error is not stored, so that a corrected form can be sent again with its key.
 */
export async function executeOnce(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  now: Date,
  { before, run }: Once,
): Promise<StoredReply> {
  const { userId } = principalOf(request);
  const [path = '', query = ''] = request.url.split(/\?(.*)/s);
  const call = `${request.method} ${path}`;
  const bodyHash = createHash('sha256')
    .update(query && `${query}\0`)
    .update(request.bodyHash ?? request.rawBody ?? '')
    .digest('hex');
  const name = `${userId} ${call} ${key}`;
  const open = app.runningKeys.get(name);
  if (open !== undefined) throw open === bodyHash ? running() : otherBody();
  app.runningKeys.set(name, bodyHash);
  const replyOf = async (db: Db): Promise<StoredReply | undefined> => {
    const stored = await findReply(db, { userId, call, key, now });
    if (stored && stored.body_hash !== bodyHash) throw otherBody();
    return stored && { status: stored.status, body: app.vault.open(stored.reply) };
  };
  try {
    const repeated = before && (await replyOf(app.db));
    if (repeated) return repeated;
    await before?.();
    const outcome = await app.db.transaction(async (tx) => {
      // Another process on the same PostgreSQL may be running it.
      const [lock] = await rows<{ free: boolean }>(
        tx,
        sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`,
      );
      if (!lock?.free) throw running();
      const stored = await replyOf(tx);
      if (stored) return stored;
      const reply = await orRefusal(run(tx));
      if (reply instanceof HttpError) return reply;
      const row = {
        status: reply.status,
        reply: app.vault.seal(reply.body),
        body_hash: bodyHash,
        created_at: now,
      };
      await tx
        .insert(idempotentReplies)
        .values({ user_id: userId, call, key, ...row })
        .onConflictDoUpdate({
          target: [idempotentReplies.user_id, idempotentReplies.call, idempotentReplies.key],
          set: row,
        });
      return reply;
    });
    return settled(outcome);
  } finally {
    app.runningKeys.delete(name);
  }
}

async function findReply(
  db: Db,
  { userId, call, key, now }: { userId: number; call: string; key: string; now: Date },
) {
  const [stored] = await db
    .select()
    .from(idempotentReplies)
    .where(
      and(
        eq(idempotentReplies.user_id, userId),
        eq(idempotentReplies.call, call),
        eq(idempotentReplies.key, key),
        gt(idempotentReplies.created_at, new Date(now.getTime() - RETENTION_MS)),
      ),
    );
  return stored;
}

export async function purgeReplies(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotentReplies)
    .where(lt(idempotentReplies.created_at, new Date(now.getTime() - RETENTION_MS)));
}
