import {
  activateLease,
  cancelLease,
  createLease,
  endLease,
  extendLease,
  getLease,
  getLeaseSchedule,
  giveLeaseNotice,
  leaseMachine,
  listLeases,
  updateLease,
  withdrawLeaseNotice,
} from '@rentsafe/domain/lease';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { leases } from '../db/schema.ts';
import { dateQuery } from '../http/filters.ts';
import { leaseCharges } from './charges.ts';
import * as list from './list.ts';
import { readLease } from './read.ts';
import * as repository from './repository.ts';
import * as states from './states.ts';

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
  const find = (verb: VerbOf<typeof leaseMachine>) => forStep(leases, leaseMachine[verb]);
  serveInTransaction(
    app,
    updateLease,
    ({ db, actor, body }, { id }) => repository.updateLease(db, actor, id, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    activateLease,
    ({ db, actor }, { id }) => states.activateLease(db, actor, id),
    find('activate'),
  );
  serveInTransaction(
    app,
    giveLeaseNotice,
    ({ db, actor, body }, { id }) => states.giveNotice(db, actor, id, body),
    find('give-notice'),
  );
  serveInTransaction(
    app,
    withdrawLeaseNotice,
    ({ db, actor }, { id }) => states.withdrawNotice(db, actor, id),
    find('withdraw-notice'),
  );
  serveInTransaction(
    app,
    cancelLease,
    ({ db, actor }, { id }) => states.cancelLease(db, actor, id),
    find('cancel'),
  );
  serveInTransaction(
    app,
    extendLease,
    ({ db, actor, body }, { id }) => states.extendLease(db, actor, id, body),
    find('extend'),
  );
  serveInTransaction(
    app,
    endLease,
    ({ db, actor, body }, { id }) => states.endLease(db, actor, id, body),
    find('end'),
  );
}
