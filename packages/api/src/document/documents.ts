import { createHash } from 'node:crypto';
import {
  type DocumentIssue,
  type DocumentTemplate,
  documentStates,
  documentText,
  type LeaseDocument,
  lacksText,
  signatureText,
} from '@rentsafe/domain/document';
import { type LeaseState, leaseNotOver } from '@rentsafe/domain/lease';
import { merge, missingFields } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { slice } from '../db/slice.ts';
import { fieldError, unknownReference, wrongState } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { leaseNumbers, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { findDocumentTemplate } from './templates.ts';
import { documentFacts } from './values.ts';

/** The state of the document `d`, in SQL. */
const stateOf = sql`document_state(d.id)`;

const read = (db: Db, from: SQL): Promise<LeaseDocument[]> =>
  rows<LeaseDocument>(
    db,
    sql`SELECT d.id, ${clientJson(sql`d.client_id`)} AS client, d.number,
          (SELECT json_build_object('id', id, 'number', number) FROM leases WHERE id = d.lease_id) AS lease,
          json_build_object('id', t.id, 'name', t.name) AS template, t.revision, ${momentJson(sql`d.issued_at`)} AS issued_at,
          ${userJson(sql`d.issued_by`)} AS issued_by, d.sha256, ${stateOf} AS state,
          (SELECT json_build_object('on', on_date::text, 'file', file_id) FROM document_events
           WHERE document_id = d.id AND kind = 'signed') AS signed,
          (SELECT json_build_object('at', ${momentJson(sql`at`)}, 'reason', reason) FROM document_events
           WHERE document_id = d.id AND kind = 'withdrawn') AS withdrawn, d.content
        FROM (${from}) d JOIN document_templates t ON t.id = d.template_id ORDER BY d.id DESC`,
  );

export async function readDocument(db: Db, id: number): Promise<LeaseDocument> {
  const [document] = await read(db, sql`SELECT * FROM documents WHERE id = ${id}`);
  if (!document) throw new Error('A document is gone.');
  return document;
}

/** The documents of a book, newest first, found by their number, lease or tenant. */
export async function listDocuments({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<LeaseDocument>> {
  const state = choiceQuery(request, 'state', documentStates);
  const lease = idQuery(request, 'lease');
  const conditions = [
    sql`d.client_id = ${scope}`,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(lease ? [sql`d.lease_id = ${lease}`] : []),
    ...searchTerms(query).map(
      (term) =>
        sql`concat_ws(' ', replace(lower(d.number), '-', ''), ${leaseNumbers}, ${tenantSearchText}) LIKE ${likeAnywhere(term)}`,
    ),
  ];
  const matches = sql`FROM documents d JOIN leases le ON le.id = d.lease_id JOIN units u ON u.id = le.unit_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY d.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

export const documentsCsv: CsvOfList<LeaseDocument> = {
  name: 'documents',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Lease', value: ({ lease }) => lease.number, identifier: true },
    { label: 'Template', value: ({ template }) => template.name },
    { label: 'Revision', value: ({ revision }) => revision },
    { label: 'Issued', value: ({ issued_at }) => issued_at },
    { label: 'State', value: ({ state }) => state },
    { label: 'SHA-256', value: ({ sha256 }) => sha256 },
  ],
};

/** What a lease gets by a template. @throws HttpError 400 template for what the lease has not. */
export async function contentFor(
  db: Db,
  lease: number,
  { name, clauses }: DocumentTemplate,
  now: Date,
): Promise<string> {
  const { values, signers } = await documentFacts(db, lease, now);
  const missing = [
    ...new Set(clauses.flatMap(({ title, body }) => missingFields(`${title} ${body}`, values))),
  ];
  if (missing.length > 0) throw fieldError('template', missing.map(lacksText).join(' '));
  const said = clauses.map(({ title, body }) => ({ title: merge(title, values), body: merge(body, values) }));
  return `${documentText(name, said)}\n\n${signatureText(signers)}`;
}

/** @throws HttpError 400 for an unknown template or what the lease has not; 409 for a lease that is over. */
export async function issueDocument(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { template: templateId }: DocumentIssue,
): Promise<LeaseDocument> {
  await lockBook(db, client_id);
  const template = await findDocumentTemplate(db, client_id, templateId);
  if (!template) throw unknownReference(['template'], templateId);
  const [lease] = await rows<{ state: LeaseState }>(
    db,
    sql`SELECT state FROM leases WHERE id = ${id} FOR SHARE`,
  );
  if (lease && !leaseNotOver.includes(lease.state)) throw wrongState(lease.state);
  const content = await contentFor(db, id, template, actor.now);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO documents (client_id, number, lease_id, template_id, content, sha256, issued_at, issued_by)
        VALUES (${client_id}, '', ${id}, ${templateId}, ${content}, ${sha256}, ${actor.now.toISOString()}::timestamptz, ${actor.userId})
        RETURNING id`,
  );
  const document = await readDocument(db, made?.id ?? 0);
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: 'document', id: document.id },
    clientId: client_id,
    changes: { number: [null, document.number], sha256: [null, sha256] },
  });
  return document;
}
