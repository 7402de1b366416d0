import type { AuditAction, AuditSubject } from '@rentsafe/domain/audit';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';

/** What changed, by field: before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Who acts, and when. Without a session the user is null and the client is the provider. */
export interface Actor {
  userId: number | null;
  clientId: number;
  requestId: string;
  now: Date;
}

export function actorOf(request: FastifyRequest, now: Date): Actor {
  const { userId = null, clientId = PROVIDER_CLIENT_ID } = request.principal ?? {};
  return { userId, clientId, requestId: request.id, now };
}

export interface AuditEvent {
  action: AuditAction;
  /** The id is null where no single record is meant, or none is known. */
  subject: { type: AuditSubject; id: number | null };
  /** The client that owns the record; by default the actor's. */
  clientId?: number | undefined;
  /** Never a password, nor a token. */
  changes?: Changes;
}

/** A statement takes so many at once. */
const EVENTS_A_STATEMENT = 5000;

/** The insertion of events, in SQL: of whatever number it is the same text, whose plan is made once. */
export function eventsInsert(
  { userId, clientId, requestId, now }: Actor,
  events: readonly AuditEvent[],
): SQL {
  const values = events.map(({ action, subject, changes = {}, clientId: owner = clientId }) => ({
    client_id: owner,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    changes,
  }));
  return sql`INSERT INTO audit_events (at, user_id, client_id, action, subject_type, subject_id, changes, request_id)
    SELECT ${now.toISOString()}::timestamptz, ${userId}::bigint, client_id, action, subject_type, subject_id, changes, ${requestId}::text
    FROM json_to_recordset(${JSON.stringify(values)}::json)
      AS e (client_id bigint, action text, subject_type text, subject_id bigint, changes jsonb)`;
}

/** Stores events, in the transaction of the changes that they describe. */
export async function recordEvents(db: Db, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += EVENTS_A_STATEMENT) {
    await db.execute(eventsInsert(actor, events.slice(from, from + EVENTS_A_STATEMENT)));
  }
}

export const recordEvent = (db: Db, actor: Actor, event: AuditEvent): Promise<void> =>
  recordEvents(db, actor, [event]);
