import { today } from '@rentsafe/domain/date';
import {
  type Todo,
  type TodoKind,
  type TodoPage,
  type TodoPriority,
  todoKinds,
  todoStates,
} from '@rentsafe/domain/todo';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { principalOf } from '../auth/principal.ts';
import { approversJson } from '../book/approvers.ts';
import { isAdmin } from '../book/rights.ts';
import { userJson } from '../book/userJson.ts';
import { toCounted } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, dateQuery, idQuery } from '../http/filters.ts';
import { subjectMakers, subjectName, subjectParty } from './names.ts';
import { scopeOf, todoSources } from './sources.ts';

/** What was written down, as the sources have their rows, and its id. */
const written = (
  conditions: SQL,
) => sql`SELECT 'manual' AS kind, t.id::text AS ref, t.due_on, t.priority, t.subject_type,
    t.subject_id, NULL::text AS detail, t.id AS todo_id FROM todo_items t WHERE ${conditions}`;

/** In whose book, and who asks. */
export interface Caller {
  clientId: number;
  isAdmin: boolean;
  now: Date;
}

/** What the sources find now for the caller: of one kind, or of all. */
const found = ({ clientId, isAdmin, now }: Caller, kind?: TodoKind | ''): SQL[] =>
  todoSources
    .filter((source) => (!kind || source.kind === kind) && (isAdmin || !source.isForAdmins?.(clientId)))
    .map(
      ({ kind: name, find }) =>
        sql`SELECT ${sql.raw(`'${name}'`)}, s.*, NULL::bigint FROM (${find(scopeOf(clientId, now))}) s`,
    );

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` UNION ALL `);
const order = sql`i.due_on, array_position(ARRAY['high', 'medium', 'low'], i.priority), i.kind, i.ref`;

const adminKinds = sql.join(
  todoSources.filter(({ waitsForAdmin }) => waitsForAdmin).map(({ kind }) => sql`${kind}`),
  sql`, `,
);

interface Row extends Omit<Todo, 'title' | 'category' | 'subject' | 'key' | 'since'> {
  ref: string;
  title: string | null;
  category: string | null;
  subject_type: string | null;
  subject_id: number | null;
  name: string | null;
  who: string | null;
  detail: string | null;
}

const columnsOf = (
  clientId: number,
) => sql`i.kind, i.ref, i.due_on::text, i.priority, i.subject_type, i.subject_id, i.detail, t.id, t.title, t.category,
  ${subjectName} AS name, ${subjectParty} AS who, ${userJson(sql`t.assigned_to`)} AS assigned_to, t.note, t.done_on::text,
  t.version, CASE WHEN i.kind IN (${adminKinds}) THEN ${approversJson(clientId, subjectMakers)} ELSE '[]' END AS waits_for`;

function toTodo({
  kind,
  ref,
  title,
  category,
  subject_type: type,
  subject_id,
  name,
  who,
  detail,
  ...row
}: Row): Todo {
  const source = todoSources.find((candidate) => candidate.kind === kind);
  return {
    key: `${kind}:${ref}`,
    id: row.id,
    kind,
    title: title ?? source?.title({ name: name ?? '', who, detail }) ?? '',
    category: category ?? source?.category ?? '',
    priority: row.priority as TodoPriority,
    due_on: row.due_on,
    since: source?.grace === undefined ? null : addDays(row.due_on, -source.grace),
    subject: type && subject_id ? { type, id: subject_id, name: name ?? '' } : null,
    assigned_to: row.assigned_to,
    waits_for: source?.waitsForAdmin?.(detail) ? row.waits_for : [],
    note: row.note,
    done_on: row.done_on,
    version: row.version,
  };
}

const pageOf = (clientId: number, from: SQL) => sql`(SELECT coalesce(json_agg(p), '[]') FROM (
  SELECT ${columnsOf(clientId)} FROM (${from}) i LEFT JOIN todo_items t ON t.id = i.todo_id ORDER BY ${order}) p)`;

/** What was written down, by its id. */
export async function readTodo(db: Db, id: number): Promise<Todo> {
  const [read] = await rows<{ page: Row[] }>(
    db,
    // Nobody is waited for: it is of no kind that waits for an Admin.
    sql`SELECT ${pageOf(0, written(sql`t.id = ${id}`))} AS page`,
  );
  const [row] = read?.page ?? [];
  if (!row) throw new Error('A to-do is gone.');
  return toTodo(row);
}

/** Whether a key names something to do in a book now. */
export async function isTodo(db: Db, caller: Caller, key: string): Promise<boolean> {
  const [name, ref] = key.split(/:(.*)/s);
  const kind = todoKinds.find((candidate) => candidate === name);
  if (!kind || !ref) return false;
  const items =
    kind === 'manual'
      ? [written(sql`t.client_id = ${caller.clientId} AND t.done_on IS NULL`)]
      : found(caller, kind);
  if (items.length === 0) return false;
  const [match] = await rows(db, sql`SELECT 1 FROM (${union(items)}) i (kind, ref) WHERE i.ref = ${ref}`);
  return match !== undefined;
}

/** What is to be done in a book, by day and priority; what the caller has snoozed is apart. */
export async function listTodos(
  { request, db, scope, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<Todo> & Pick<TodoPage, 'totals'>> {
  const { userId } = principalOf(request);
  const state = choiceQuery(request, 'state', todoStates) || 'open';
  const kind = choiceQuery(request, 'kind', todoKinds);
  const isMine = choiceQuery(request, 'mine', ['true', 'false']) === 'true';
  const assignee = idQuery(request, 'assigned_to');
  const until = dateQuery(request, 'until');
  const day: PlainDate = today(now);

  const own = [
    sql`t.client_id = ${scope}`,
    sql`t.done_on IS ${sql.raw(state === 'done' ? 'NOT NULL' : 'NULL')}`,
    ...(isMine ? [sql`t.assigned_to = ${userId}`] : []),
    ...(assignee ? [sql`t.assigned_to = ${assignee}`] : []),
    ...(kind && kind !== 'manual' ? [sql`false`] : []),
  ];
  // Nobody is assigned to what is found, and nobody does it by hand.
  const isWritten = isMine || assignee || state === 'done' || kind === 'manual';
  const items = union([
    written(sql.join(own, sql` AND `)),
    ...(isWritten ? [] : found({ clientId: scope, isAdmin: isAdmin(request), now }, kind)),
  ]);
  const snoozed = sql`EXISTS (SELECT FROM todo_snoozes z WHERE z.client_id = ${scope} AND z.user_id = ${userId}
    AND z.key = i.kind || ':' || i.ref AND z.until_on > ${day}::date)`;
  const conditions = [
    ...(state === 'open' ? [sql`NOT ${snoozed}`] : state === 'snoozed' ? [snoozed] : []),
    ...(until ? [sql`i.due_on <= ${until}::date`] : []),
    sql`true`,
  ];
  const dueBy = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}))::int`;
  const [read] = await rows<{ total: number; page: Row[] } & TodoPage['totals']>(
    db,
    sql`WITH items AS (${items}),
      matches AS MATERIALIZED (SELECT i.* FROM items i WHERE ${sql.join(conditions, sql` AND `)})
      SELECT count(*)::int AS total,
        ${dueBy(sql`i.due_on < ${day}::date`)} AS overdue,
        ${dueBy(sql`i.due_on = ${day}::date`)} AS today,
        ${dueBy(sql`i.due_on BETWEEN ${day}::date AND ${addDays(day, 6)}::date`)} AS week,
        ${pageOf(scope, sql`SELECT * FROM matches i ORDER BY ${order} ${slice({ size, offset })}`)} AS page
      FROM matches i`,
  );
  if (!read) throw new Error('A count has no row.');
  const { total, page: listed, ...totals } = read;
  return { ...toCounted(total), results: listed.map(toTodo), totals };
}
