import type { Inspection } from '@rentsafe/domain/inspection';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { sha256Of } from '../file/contents.ts';

interface SealedFile {
  id: number;
  sha256: string;
}

const filesOf = (id: number): SQL => sql`SELECT id, sha256 FROM files f WHERE inspection_id = ${id}
  AND NOT EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id) ORDER BY id`;

/** What was signed, as one text: the same record and files always give the same. */
function sealedText(record: Inspection, files: readonly SealedFile[]): string {
  const { number, client, unit, property, lease, kind, planned_on, done_on, inspector } = record;
  const areas = record.areas.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      condition: item.condition,
      note: item.note,
      files: item.files,
    })),
  }));
  const signatures = record.signatures.map(({ role, name, comment, signed_at, drawing, device_at }) => ({
    ...{ role, name, comment, signed_at },
    // What was sealed before signatures had these keeps its SHA-256.
    ...(drawing !== null && { drawing }),
    ...(device_at !== null && { device_at }),
  }));
  return JSON.stringify({
    ...{ number, client: client.id, unit: unit.id, property: property.id, lease: lease?.id ?? null },
    ...{ kind, planned_on, done_on, inspector, areas, signatures, files },
  });
}

/** The SHA-256 of an inspection with its photos, for which it cannot change any more. */
export async function sealOf(db: Db, record: Inspection): Promise<string> {
  const found = await rows<SealedFile>(db, filesOf(record.id));
  const files = found.map(({ id, sha256 }) => ({ id: Number(id), sha256 }));
  return sha256Of(sealedText(record, files));
}
