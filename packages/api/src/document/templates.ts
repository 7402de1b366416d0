import {
  type DocumentTemplate,
  type DocumentTemplateInput,
  documentFieldNames,
  documentKinds,
} from '@rentsafe/domain/document';
import { type AddedStarters, unknownField } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { slice } from '../db/slice.ts';
import { fieldErrors } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { optionalQuery } from '../http/query.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { starterLeases } from '../starters/index.ts';

const read = (db: Db, from: SQL): Promise<DocumentTemplate[]> =>
  rows<DocumentTemplate>(
    db,
    sql`SELECT t.id, ${clientJson(sql`t.client_id`)} AS client, t.name, t.kind, t.revision, t.clauses, t.is_sample,
          ${momentJson(sql`t.created_at`)} AS created_at, ${userJson(sql`t.created_by`)} AS created_by
        FROM (${from}) t ORDER BY t.id DESC`,
  );

export async function readDocumentTemplate(db: Db, id: number): Promise<DocumentTemplate> {
  const [template] = await read(db, sql`SELECT * FROM document_templates WHERE id = ${id}`);
  if (!template) throw new Error('A template is gone.');
  return template;
}

/** A template of a book, or undefined. */
export const findDocumentTemplate = async (
  db: Db,
  clientId: number,
  id: number,
): Promise<DocumentTemplate | undefined> =>
  (await read(db, sql`SELECT * FROM document_templates WHERE id = ${id} AND client_id = ${clientId}`))[0];

export async function listDocumentTemplates({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<DocumentTemplate>> {
  const kind = choiceQuery(request, 'kind', documentKinds);
  const name = optionalQuery(request, 'name');
  const latest = choiceQuery(request, 'latest', ['true', 'false']) === 'true';
  const conditions = [
    sql`d.client_id = ${scope}`,
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(name ? [sql`d.name = ${name}`] : []),
    ...(latest
      ? [
          sql`NOT EXISTS (SELECT FROM document_templates n WHERE n.client_id = d.client_id AND n.name = d.name AND n.revision > d.revision)`,
        ]
      : []),
    ...searchTerms(query).map((term) => sql`lower(d.name) LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM document_templates d WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY d.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 400 at the part of a clause that names what there is not. */
function checkClauses(clauses: DocumentTemplateInput['clauses']): void {
  const problems = clauses.flatMap((clause, index) =>
    (['title', 'body'] as const).flatMap((part) => {
      const unknown = unknownField(clause[part], documentFieldNames);
      return unknown === undefined
        ? []
        : [{ path: ['clauses', index, part], message: `There is no field ${unknown.slice(0, 60)}.` }];
    }),
  );
  if (problems.length > 0) throw fieldErrors(problems);
}

/** Adds the first or the next revision of a name. */
export async function insertDocumentTemplate(
  db: Db,
  actor: Actor,
  clientId: number,
  { name, kind, clauses, is_sample = false }: DocumentTemplateInput,
): Promise<DocumentTemplate> {
  checkClauses(clauses);
  await lockBook(db, clientId);
  const [made] = await rows<{ id: number; revision: number }>(
    db,
    sql`INSERT INTO document_templates (client_id, name, kind, revision, clauses, is_sample, created_at, created_by)
        SELECT ${clientId}::bigint, ${name}, ${kind}, coalesce(max(revision), 0) + 1, ${JSON.stringify(clauses)}::jsonb, ${is_sample},
          ${actor.now.toISOString()}::timestamptz, ${actor.userId}::bigint
        FROM document_templates WHERE client_id = ${clientId} AND name = ${name} RETURNING id, revision`,
  );
  if (!made) throw new Error('No template was made.');
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: 'document_template', id: made.id },
    clientId,
    changes: { name: [null, name], revision: [null, made.revision] },
  });
  return readDocumentTemplate(db, made.id);
}

/** Adds the templates that come with the product, where the book has none of their names. */
export async function addStarterLeases(db: Db, actor: Actor, clientId: number): Promise<AddedStarters> {
  await lockBook(db, clientId);
  const known = await rows<{ name: string }>(
    db,
    sql`SELECT DISTINCT name FROM document_templates WHERE client_id = ${clientId}`,
  );
  const added = starterLeases.filter(({ name }) => !known.some((own) => own.name === name));
  // The first of them is on top of the list.
  for (const starter of added.toReversed()) {
    await insertDocumentTemplate(db, actor, clientId, { ...starter, is_sample: true });
  }
  return { added: added.length };
}

export const documentTemplatesCsv: CsvOfList<DocumentTemplate> = {
  name: 'lease templates',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Name', value: ({ name }) => name },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Revision', value: ({ revision }) => revision },
    { label: 'Clauses', value: ({ clauses }) => clauses.length },
    { label: 'Created', value: ({ created_at }) => created_at },
  ],
};
