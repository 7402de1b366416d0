import {
  getCustomerStatement,
  getOverview,
  getTrialBalance,
  listAccountBalances,
  listAgeing,
  listRentCollection,
} from '@rentsafe/domain/ledgerReport';
import { currencies } from '@rentsafe/domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { fieldError } from '../http/errors.ts';
import { requiredChoice, requiredDate, requiredId, requiredMonth } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { asKnownQuery, knownQuery, momentQuery, stoodQuery } from '../ledger/asKnown.ts';
import * as balances from './accountBalances.ts';
import * as ageing from './ageing.ts';
import { customerStatement } from './customerStatement.ts';
import { overview } from './overview.ts';
import { rentCollection, rentCollectionCsv } from './rentCollection.ts';
import { trialBalance } from './trialBalance.ts';

const currencyOf = (request: FastifyRequest) => requiredChoice(request, 'currency', currencies);

export function ledgerReportRoutes(app: FastifyInstance): void {
  serve(app, getTrialBalance, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const currency = currencyOf(request);
    return trialBalance(db, book, currency, await asKnownQuery(request, db, book, now));
  });

  serveList(
    app,
    listAccountBalances,
    listedBook,
    (context) => balances.listAccountBalances(context, app.now()),
    balances.accountBalancesCsv,
  );

  serve(app, getCustomerStatement, async ({ request, db }) => {
    const book = await listedBook(request, db);
    const lease = requiredId(request, 'lease');
    const currency = currencyOf(request);
    const [from, to] = [requiredDate(request, 'from'), requiredDate(request, 'to')];
    if (to < from) throw fieldError('to', issueText({ code: 'before_start', params: {} }));
    const known_seq = await knownQuery(request, db, book);
    const stood = await stoodQuery(request, db, { client: book, seq: known_seq }, ['lease_parties']);
    return customerStatement(db, book, { lease, currency, from, to, known_seq, stood });
  });

  serveList(
    app,
    listAgeing,
    listedBook,
    (context) => ageing.listAgeing(context, app.now()),
    (request) => ageing.ageingCsv(currencyOf(request)),
  );

  serveList(
    app,
    listRentCollection,
    listedBook,
    ({ request, db, scope, page }) => {
      const currency = currencyOf(request);
      return rentCollection(db, scope, currency, requiredMonth(request, 'month'), page);
    },
    (request) => rentCollectionCsv(currencyOf(request)),
  );

  serve(app, getOverview, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const asKnown = await asKnownQuery(request, db, book, now);
    return overview(db, book, asKnown, momentQuery(request, book, asKnown.known_seq) !== null, now);
  });
}
