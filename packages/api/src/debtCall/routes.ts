import {
  listDebtCalls,
  listDebtors,
  noteDebtCall,
  recordDemand,
  recordPromise,
} from '@rentsafe/domain/debtCall';
import { currencies } from '@rentsafe/domain/money';
import type { FastifyInstance } from 'fastify';
import { listedBook, readable, writable } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { leases } from '../db/schema.ts';
import { requiredChoice } from '../http/filters.ts';
import * as calls from './calls.ts';
import * as debtors from './debtors.ts';

export function debtCallRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listDebtors,
    listedBook,
    (context) => debtors.listDebtors(context, app.now()),
    (request) => debtors.debtorCsv(requiredChoice(request, 'currency', currencies)),
  );
  serveList(app, listDebtCalls, readable(leases), calls.listDebtCalls);
  const find = writable(leases);
  serveInTransaction(
    app,
    noteDebtCall,
    ({ db, actor, body }, lease) => calls.insertNote(db, actor, lease, { ...body, kind: 'note' }),
    find,
  );
  serveInTransaction(
    app,
    recordPromise,
    ({ db, actor, body }, lease) => calls.insertPromise(db, actor, lease, body),
    find,
  );
  serveInTransaction(
    app,
    recordDemand,
    ({ db, actor, body }, lease) => calls.insertNote(db, actor, lease, { ...body, kind: 'demand' }),
    find,
  );
}
