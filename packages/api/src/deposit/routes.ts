import { deductDeposit, listDeposits, refundDeposit } from '@rentsafe/domain/deposit';
import type { FastifyInstance } from 'fastify';
import { listedBook, writable } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { leases } from '../db/schema.ts';
import * as list from './list.ts';
import * as verbs from './verbs.ts';

export function depositRoutes(app: FastifyInstance): void {
  serveList(app, listDeposits, listedBook, list.listDeposits, list.depositCsv);
  const find = writable(leases);
  serveInTransaction(
    app,
    deductDeposit,
    ({ db, actor, body }, lease) => verbs.deductDeposit(db, actor, lease, body),
    find,
  );
  serveInTransaction(
    app,
    refundDeposit,
    ({ db, actor, body }, lease) => verbs.refundDeposit(db, actor, lease, body),
    find,
  );
}
