import type { AuditAction, AuditSubject } from '@rentsafe/domain/audit';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';

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

/** A statement takes 65,535 parameters, and an event has eight. */
const EVENTS_A_STATEMENT = 5000;

/** Stores events, in the transaction of the changes that they describe. */
export async function recordEvents(
  db: Db,
  { userId, clientId, requestId, now }: Actor,
  events: readonly AuditEvent[],
): Promise<void> {
  const values = events.map(({ action, subject, changes = {}, clientId: owner = clientId }) => ({
    at: now,
    user_id: userId,
    client_id: owner,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    changes,
    request_id: requestId,
  }));
  for (let from = 0; from < values.length; from += EVENTS_A_STATEMENT) {
    await db.insert(auditEvents).values(values.slice(from, from + EVENTS_A_STATEMENT));
  }
}

export const recordEvent = (db: Db, actor: Actor, event: AuditEvent): Promise<void> =>
  recordEvents(db, actor, [event]);
