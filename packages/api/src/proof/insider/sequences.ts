import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import type { World } from './world.ts';

/** The last id of each table, by the name of its sequence. */
export type Sequences = Readonly<Record<string, number>>;

export async function sequencesOf({ server: { db } }: World): Promise<Sequences> {
  const [found] = await rows<{ all: Record<string, number> }>(
    db,
    sql`SELECT json_object_agg(sequencename, last_value) AS all FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return found?.all ?? {};
}

/** So that the next records have the ids that they had, whatever was left out before; sessions have those that they have. */
export async function setSequences({ server: { db } }: World, sequences: Sequences): Promise<void> {
  const names = Object.entries(sequences).filter(
    ([name]) => !/session|refresh|report_reads|audit/.test(name),
  );
  const calls = names.map(([name, last]) => sql`setval(${`public.${name}`}, ${last})`);
  if (calls.length > 0) await db.execute(sql`SELECT ${sql.join(calls, sql`, `)}`);
}
