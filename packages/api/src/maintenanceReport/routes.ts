import { maintenanceCategories } from '@rentsafe/domain/maintenance';
import {
  costGroupings,
  getBudgets,
  getMaintenanceCosts,
  listMaintenanceHistory,
  replaceBudgets,
} from '@rentsafe/domain/maintenanceReport';
import { currencies } from '@rentsafe/domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { type ListContext, serveList } from '../calls/serveList.ts';
import { fieldError } from '../http/errors.ts';
import { choiceQuery, idQuery, invalidChoice, requiredChoice, requiredDate } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { requiredQuery } from '../http/query.ts';
import { knownQuery, momentQuery, stoodQuery } from '../ledger/asKnown.ts';
import { storedCurrencies } from '../money/wire.ts';
import { readBudget, replaceBudget } from './budgets.ts';
import { maintenanceCosts } from './costs.ts';
import { maintenanceHistory, maintenanceHistoryCsv } from './history.ts';

function periodOf(request: FastifyRequest) {
  const [from, to] = [requiredDate(request, 'from'), requiredDate(request, 'to')];
  if (to < from) throw fieldError('to', issueText({ code: 'before_start', params: {} }));
  return { from, to };
}

function yearOf(request: FastifyRequest): number {
  const year = requiredQuery(request, 'year');
  if (!/^\d{4}$/.test(year)) throw invalidChoice('year');
  return Number(year);
}

export function maintenanceReportRoutes(app: FastifyInstance): void {
  serve(app, getMaintenanceCosts, async ({ request, db }) => {
    const clientId = await listedBook(request, db);
    const known_seq = await knownQuery(request, db, clientId);
    return maintenanceCosts(db, {
      clientId,
      currency: storedCurrencies[requiredChoice(request, 'currency', currencies)],
      ...periodOf(request),
      by: requiredChoice(request, 'by', costGroupings),
      known_seq,
      isLatest: momentQuery(request, clientId, known_seq) === null,
      stood: await stoodQuery(request, db, { client: clientId, seq: known_seq }, ['budgets']),
    });
  });
  const list = (context: ListContext<number>) => {
    const { request } = context;
    return maintenanceHistory(context, {
      ...periodOf(request),
      property: idQuery(request, 'property'),
      unit: idQuery(request, 'unit'),
      contractor: idQuery(request, 'contractor'),
      category: choiceQuery(request, 'category', maintenanceCategories),
    });
  };
  serveList(app, listMaintenanceHistory, listedBook, list, maintenanceHistoryCsv);
  serve(app, getBudgets, async ({ request, db }) =>
    readBudget(db, await listedBook(request, db), yearOf(request)),
  );
  serveInTransaction(
    app,
    replaceBudgets,
    ({ db, actor, body }, book) => replaceBudget(db, actor, book, body),
    bookForNew,
  );
}
