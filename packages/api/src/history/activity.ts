import type { ActivityEvent } from '@rentsafe/domain/audit';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { midnight } from '../db/midnight.ts';
import { auditEvents } from '../db/schema.ts';
import { dateQuery, idQuery } from '../http/filters.ts';
import { severalQuery } from '../http/query.ts';
import { shownChanges } from './changes.ts';
import { keyOf, namesOf } from './names.ts';
import { readLog } from './readLog.ts';

/** Whose doings, or whose records, may be seen; without either, all. */
export interface ActivityScope {
  userId?: number;
  clientId?: number;
}

function matching(request: FastifyRequest, { userId, clientId }: ActivityScope): SQL | undefined {
  const actions = severalQuery(request, 'action');
  const types = severalQuery(request, 'type');
  const user = idQuery(request, 'user');
  const from = dateQuery(request, 'created_from');
  const to = dateQuery(request, 'created_to');
  return and(
    userId === undefined ? undefined : eq(auditEvents.user_id, userId),
    clientId === undefined ? undefined : eq(auditEvents.client_id, clientId),
    user === null ? undefined : eq(auditEvents.user_id, user),
    actions.length > 0 ? inArray(auditEvents.action, actions) : undefined,
    types.length > 0 ? inArray(auditEvents.subject_type, types) : undefined,
    from ? sql`${auditEvents.at} >= ${midnight(from, 0)}` : undefined,
    to ? sql`${auditEvents.at} < ${midnight(to, 1)}` : undefined,
  );
}

/** Fields that say of which document a record of money is: 'RC-000012'. */
const documents = ['receipt', 'credit_note', 'bill', 'statement', 'month'] as const;

function documentOf(changes: unknown): string | null {
  const all = (changes ?? {}) as Record<string, [unknown, unknown] | undefined>;
  const found = documents.map((field) => all[field]?.[1]).find((value) => typeof value === 'string');
  return (found as string | undefined) ?? null;
}

/** What was done, newest first. */
export async function listActivity({
  db,
  request,
  scope,
  page,
}: ListContext<ActivityScope>): Promise<Listing<ActivityEvent>> {
  const where = matching(request, scope);
  const found = await readLog(db, auditEvents, where, page);
  const rows = found.map(({ row }) => row);
  const { role } = principalOf(request);
  const changes = await shownChanges(db, rows, role);
  const names = await namesOf(db, [
    ...rows.map(({ subject_type: type, subject_id: id }) => ({ type, id })),
    ...rows.map(({ client_id }) => ({ type: 'client', id: client_id })),
  ]);
  const results = found.map(({ row, name }, index) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name },
    client:
      row.client_id === null
        ? null
        : { id: row.client_id, name: names.get(keyOf('client', row.client_id)) ?? '' },
    action: row.action,
    document: documentOf(row.changes),
    subject: {
      type: row.subject_type,
      id: row.subject_id,
      name: names.get(keyOf(row.subject_type, row.subject_id)) ?? null,
    },
    changes: changes[index] ?? {},
  }));
  return { ...(await countMatches(db, sql`1 FROM ${auditEvents} WHERE ${where ?? sql`true`}`)), results };
}
