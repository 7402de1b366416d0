import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { type Db, rows } from '../db/database.ts';
import type { Subject } from '../history/reads.ts';
import { notFound } from '../http/errors.ts';
import { readableParties, readerOf } from '../party/readable.ts';
import type { Scope } from './facts.ts';
import { partyOf } from './report.ts';

/**
 * What of a person or a company the caller may see. Staff see all, and so does a company of itself; another client sees the
 * parties of its own leases and properties, from its own book, and from others by consent. The record alone it also sees of whom
 * it recorded.
 *
 * @throws HttpError 404 for whom the caller may not see.
 */
export async function scopeOf(
  request: FastifyRequest,
  db: Db,
  subject: Subject,
  now: Date,
  what: 'report' | 'record' = 'report',
): Promise<Scope> {
  const reader = readerOf(request, now);
  if (reader === null) return null;
  if (subject.type === 'company' && subject.id === principalOf(request).companyId) return null;
  const [found] = await rows<{ others: boolean | null }>(
    db,
    sql`SELECT bool_or(by = 'consent') AS others FROM ${readableParties(reader)} r WHERE party_id = ${partyOf(subject)}
        ${what === 'report' ? sql`AND by <> 'created'` : sql``}`,
  );
  if (typeof found?.others !== 'boolean') throw notFound();
  return { client: reader.client, others: found.others };
}
