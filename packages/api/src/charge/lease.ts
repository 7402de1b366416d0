import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientScope } from '../auth/scope.ts';
import type { BookRecord } from '../book/rights.ts';
import type { Db } from '../db/database.ts';
import { leases } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';

/** The lease that a body names, of a book that the caller may read. @throws HttpError 400 at `lease`. */
export async function leaseToCharge(request: FastifyRequest, db: Db, id: number): Promise<BookRecord> {
  const own = clientScope(request);
  const [lease] = await db
    .select({ id: leases.id, client_id: leases.client_id })
    .from(leases)
    .where(eq(leases.id, id));
  if (!lease || (own !== null && lease.client_id !== own)) throw unknownReference(['lease'], id);
  return lease;
}
