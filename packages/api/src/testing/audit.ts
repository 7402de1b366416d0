import type { AuditSubject } from '@rentsafe/domain/audit';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';

/** The audit events of a record, oldest first. */
export const eventsOf = (db: Db, type: AuditSubject, id: number) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject_type, type), eq(auditEvents.subject_id, id)))
    .orderBy(asc(auditEvents.id));
