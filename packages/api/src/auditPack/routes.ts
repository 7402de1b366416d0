import { getAuditPack } from '@rentsafe/domain/auditPack';
import { today } from '@rentsafe/domain/date';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { requiredMonth } from '../http/filters.ts';
import { knownQuery, stoodQuery } from '../ledger/asKnown.ts';
import { auditPackOf } from './pack.ts';

export function auditPackRoutes(app: FastifyInstance): void {
  serve(app, getAuditPack, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const known_seq = await knownQuery(request, db, book);
    const month = requiredMonth(request, 'month');
    const stood = await stoodQuery(request, db, { client: book, seq: known_seq }, [
      'leases',
      'lease_parties',
      'bank_accounts',
    ]);
    return auditPackOf(db, book, month, { as_at: today(now), known_seq }, stood);
  });
}
