import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { pathId } from '../http/query.ts';
import { missingRecord } from './merged.ts';
import type { RecordTable, Target } from './records.ts';

/** Checks the id in the path before the body is parsed: 404 for an unknown record, 410 for a merged one. */
export const existing =
  <T extends RecordTable>({ table, type }: Pick<Target<T>, 'table' | 'type'>) =>
  async (request: FastifyRequest, db: Db): Promise<number> => {
    const id = pathId(request);
    if ((await db.$count(table, eq(table.id, id))) === 0) throw await missingRecord(db, type, id);
    return id;
  };
