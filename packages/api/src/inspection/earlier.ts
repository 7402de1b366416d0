import { compareAreas, type InspectedArea, type InspectionComparison } from '@rentsafe/domain/inspection';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { notFound } from '../http/errors.ts';

interface Earlier {
  id: number;
  number: string;
  areas: InspectedArea[];
}

/** What a move out is measured by. */
export async function lastMoveIn(db: Db, unit: number): Promise<Earlier | null> {
  const [found] = await rows<Earlier>(
    db,
    sql`SELECT id, number, areas FROM inspections WHERE unit_id = ${unit} AND state = 'final' AND kind = 'move_in'
        ORDER BY done_on DESC, id DESC LIMIT 1`,
  );
  return found ?? null;
}

/**
 * Each item beside the final inspection of the unit before it: a move out beside the last move in, others beside the last of any
 * kind.
 *
 * @throws HttpError 404 where there is none.
 */
export async function compareInspection(db: Db, id: number): Promise<InspectionComparison> {
  const [found] = await rows<Earlier & { after: InspectedArea[] }>(
    db,
    sql`SELECT b.id, b.number, b.areas, i.areas AS after
        FROM inspections i JOIN inspections b ON b.unit_id = i.unit_id AND b.id <> i.id AND b.state = 'final'
          AND (i.kind <> 'move_out' OR b.kind = 'move_in') AND (i.done_on IS NULL OR (b.done_on, b.id) < (i.done_on, i.id))
        WHERE i.id = ${id} ORDER BY b.done_on DESC, b.id DESC LIMIT 1`,
  );
  if (!found) throw notFound();
  return {
    with: { id: Number(found.id), number: found.number },
    rows: compareAreas(found.areas, found.after),
  };
}
