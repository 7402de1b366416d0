import type { InspectedArea, InspectionPatch } from '@rentsafe/domain/inspection';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fieldErrors, unknownReferenceText } from '../http/errors.ts';

/** Nothing left out. */
const complete = (areas: NonNullable<InspectionPatch['areas']>): InspectedArea[] =>
  areas.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      condition: item.condition ?? null,
      note: item.note ?? '',
      files: [...new Set(item.files ?? [])],
    })),
  }));

/**
 * The areas as they are stored, without the photos that were removed since they were read.
 *
 * @throws HttpError 400 at each file that is none of the inspection.
 */
export async function storedAreas(
  db: Db,
  id: number,
  sent: NonNullable<InspectionPatch['areas']>,
): Promise<InspectedArea[]> {
  const areas = complete(sent);
  const own = await rows<{ id: number; is_removed: boolean }>(
    db,
    sql`SELECT id::int, EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id) AS is_removed
        FROM files f WHERE inspection_id = ${id}`,
  );
  const known = new Set(own.map((file) => file.id));
  const unknown = areas.flatMap(({ items }, area) =>
    items.flatMap(({ files }, item) =>
      files
        .filter((file) => !known.has(file))
        .map((file) => ({
          path: ['areas', area, 'items', item, 'files'],
          message: unknownReferenceText(file),
        })),
    ),
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  const removed = new Set(own.filter(({ is_removed }) => is_removed).map((file) => file.id));
  return areas.map((area) => ({
    ...area,
    items: area.items.map((item) => ({ ...item, files: item.files.filter((file) => !removed.has(file)) })),
  }));
}
