import type { ActivityEvent } from '@rentsafe/domain/audit';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { midnight } from '../db/midnight.ts';
import { auditEvents, companies, individuals, users } from '../db/schema.ts';
import { dateQuery, idQuery } from '../http/filters.ts';
import { severalQuery } from '../http/query.ts';
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

const fullName = (table: typeof individuals | typeof users) =>
  sql<string>`concat_ws(' ', ${table.first_name}, ${table.last_name})`;

const nameQueries: Readonly<
  Record<string, (db: Db, ids: number[]) => PromiseLike<{ id: number; name: string }[]>>
> = {
  individual: (db, ids) =>
    db
      .select({ id: individuals.id, name: fullName(individuals) })
      .from(individuals)
      .where(inArray(individuals.id, ids)),
  company: (db, ids) =>
    db
      .select({ id: companies.id, name: companies.registration_name })
      .from(companies)
      .where(inArray(companies.id, ids)),
  user: (db, ids) =>
    db
      .select({ id: users.id, name: fullName(users) })
      .from(users)
      .where(inArray(users.id, ids)),
};

type Subject = Pick<typeof auditEvents.$inferSelect, 'subject_type' | 'subject_id'>;

export const keyOf = (type: string, id: number | null) => `${type} ${id}`;

/** The names of subjects, by kind and id, as they are now. */
export async function namesOf(db: Db, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, query] of Object.entries(nameQueries)) {
    const ids = subjects.flatMap(({ subject_type, subject_id }) =>
      subject_type === type && subject_id !== null ? [subject_id] : [],
    );
    if (ids.length === 0) continue;
    for (const { id, name } of await query(db, ids)) names.set(keyOf(type, id), name);
  }
  return names;
}

/** What was done, newest first, without what changed. */
export async function listActivity({
  db,
  request,
  scope,
  page,
}: ListContext<ActivityScope>): Promise<Listing<ActivityEvent>> {
  const where = matching(request, scope);
  const found = await readLog(db, auditEvents, where, page);
  const names = await namesOf(
    db,
    found.map(({ row }) => row),
  );
  const results = found.map(({ row, name }) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name },
    action: row.action,
    subject: {
      type: row.subject_type,
      id: row.subject_id,
      name: names.get(keyOf(row.subject_type, row.subject_id)) ?? null,
    },
  }));
  return { ...(await countMatches(db, sql`1 FROM ${auditEvents} WHERE ${where ?? sql`true`}`)), results };
}
