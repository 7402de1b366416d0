import {
  areasText,
  type InspectedArea,
  type InspectionKind,
  type InspectionTemplate,
  type InspectionTemplateInput,
  type InspectionTemplatePatch,
  inspectionKinds,
  templateKinds,
} from '@rentsafe/domain/inspection';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { inspectionTemplates } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

const read = (db: Db, from: SQL): Promise<InspectionTemplate[]> =>
  rows<InspectionTemplate>(
    db,
    sql`SELECT t.id, ${clientJson(sql`t.client_id`)} AS client, t.name, t.kind, t.areas, t.is_active, t.version
        FROM (${from}) t ORDER BY t.id DESC`,
  );

export async function readTemplate(db: Db, id: number): Promise<InspectionTemplate> {
  const [found] = await read(db, sql`SELECT * FROM inspection_templates WHERE id = ${id}`);
  if (!found) throw new Error('A template is gone.');
  return found;
}

/** The templates of a book, newest first. */
export async function listTemplates({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<InspectionTemplate>> {
  const kind = choiceQuery(request, 'kind', inspectionKinds);
  const active = choiceQuery(request, 'is_active', ['true', 'false']);
  const conditions = [
    sql`client_id = ${scope}`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(active ? [sql`is_active = ${active === 'true'}`] : []),
    ...searchTerms(query).map((term) => sql`lower(name) LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM inspection_templates WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

export async function insertTemplate(
  db: Db,
  actor: Actor,
  clientId: number,
  { name, kind, areas }: InspectionTemplateInput,
): Promise<InspectionTemplate> {
  const values = { client_id: clientId, name, kind, areas: [...areas] };
  const made = await insertRecord(db, actor, {
    table: inspectionTemplates,
    type: 'inspection_template',
    values,
  });
  if (!made) throw new Error('A template repeats nothing.');
  return readTemplate(db, made.id);
}

export async function updateTemplate(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...values }: InspectionTemplatePatch,
): Promise<InspectionTemplate> {
  const target = { table: inspectionTemplates, type: 'inspection_template', id, version } as const;
  await changeRecord(db, actor, target, () => ({ values }));
  return readTemplate(db, id);
}

export const inspectionTemplatesCsv: CsvOfList<InspectionTemplate> = {
  name: 'inspection templates',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Name', value: ({ name }) => name },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Areas', value: ({ areas }) => areasText(areas) },
    { label: 'Active', value: ({ is_active }) => (is_active ? 'yes' : 'no') },
  ],
};

const unseen = (areas: readonly { name: string; items: readonly string[] }[]): InspectedArea[] =>
  areas.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({ name: item, condition: null, note: '', files: [] })),
  }));

/**
 * What an inspection begins with: the areas of a template; without one, of the oldest of the book that fits its kind.
 *
 * @throws HttpError 400 at `template` for one that is unknown or inactive.
 */
export async function areasToBeginWith(
  db: Db,
  clientId: number,
  { kind, template }: { kind: InspectionKind; template?: number | null | undefined },
): Promise<InspectedArea[]> {
  const of = sql`FROM inspection_templates WHERE client_id = ${clientId}`;
  if (template) {
    const [chosen] = await rows<Pick<InspectionTemplate, 'areas' | 'is_active'>>(
      db,
      sql`SELECT areas, is_active ${of} AND id = ${template}`,
    );
    if (!chosen) throw unknownReference(['template'], template);
    if (!chosen.is_active) throw fieldError('template', 'Choose an active template.');
    return unseen(chosen.areas);
  }
  const kinds = sql.join(
    templateKinds[kind].map((known) => sql`${known}`),
    sql`, `,
  );
  const [found] = await rows<Pick<InspectionTemplate, 'areas'>>(
    db,
    sql`SELECT areas ${of} AND is_active AND kind IN (${kinds})
        ORDER BY (kind = ${templateKinds[kind][0]}) DESC, id LIMIT 1`,
  );
  return unseen(found?.areas ?? []);
}
