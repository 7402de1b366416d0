import { createLease, getLease, getLeaseSchedule, listLeases } from '@rentsafe/domain/lease';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { leases } from '../db/schema.ts';
import { dateQuery } from '../http/filters.ts';
import { leaseCharges } from './charges.ts';
import * as list from './list.ts';
import { readLease } from './read.ts';
import * as repository from './repository.ts';
import { leaseTaker } from './steps.ts';

export function leaseRoutes(app: FastifyInstance): void {
  serveList(app, listLeases, listedBook, (context) => list.listLeases(context, app.now()), list.leaseCsv);
  serveInTransaction(
    app,
    createLease,
    ({ db, body, actor }, book) => repository.insertLease(db, actor, book, body),
    bookForNew,
  );
  serve(app, getLease, async ({ request, db, now }) => {
    const { id } = await readable(leases)(request, db);
    return readLease(db, id, now);
  });
  serve(app, getLeaseSchedule, async ({ request, db, now }) => {
    const { id } = await readable(leases)(request, db);
    return leaseCharges(db, await readLease(db, id, now), dateQuery(request, 'until'), now);
  });
  serveSteps(app, leaseTaker);
}
