import { currencies } from '@rentsafe/domain/money';
import { partyTypes } from '@rentsafe/domain/party';
import {
  getCreditorStatement,
  getTrustBalance,
  listCommission,
  listLandlordStatements,
  listRentTax,
} from '@rentsafe/domain/trustReport';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import {
  choiceQuery,
  idQuery,
  requiredChoice,
  requiredDate,
  requiredId,
  requiredMonth,
} from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { asKnownQuery, knownQuery, stoodQuery } from '../ledger/asKnown.ts';
import { storedCurrencies } from '../money/wire.ts';
import { creditorStatement } from './creditorStatement.ts';
import { commissionCsv, commissionStatement, rentTax, rentTaxCsv } from './earned.ts';
import { landlordStatements, landlordStatementsCsv } from './landlordStatements.ts';
import { trustBalance } from './trustBalance.ts';

const currencyOf = (request: FastifyRequest) => requiredChoice(request, 'currency', currencies);

/** `currency`, `from`, `to` and `known`. */
async function periodOf(request: FastifyRequest, db: Db, clientId: number) {
  const currency = currencyOf(request);
  const [from, to] = [requiredDate(request, 'from'), requiredDate(request, 'to')];
  if (to < from) throw fieldError('to', issueText({ code: 'before_start', params: {} }));
  return { currency, from, to, known_seq: await knownQuery(request, db, clientId) };
}

export function trustReportRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listLandlordStatements,
    listedBook,
    async ({ request, db, scope, page }) => {
      const { currency, ...period } = await periodOf(request, db, scope);
      const [landlord, property] = [idQuery(request, 'landlord'), idQuery(request, 'property')];
      const moment = { client: scope, seq: period.known_seq };
      const stood = await stoodQuery(request, db, moment, [
        'leases',
        'lease_parties',
        'units',
        'disbursement_lines',
      ]);
      const whose = { clientId: scope, currency: storedCurrencies[currency], landlord, property };
      return landlordStatements(db, { ...period, ...whose, stood }, page);
    },
    landlordStatementsCsv,
  );
  serve(app, getCreditorStatement, async ({ request, db }) => {
    const book = await listedBook(request, db);
    const party = {
      type: requiredChoice(request, 'party_type', partyTypes),
      id: requiredId(request, 'party'),
    };
    const period = await periodOf(request, db, book);
    const stood = await stoodQuery(request, db, { client: book, seq: period.known_seq }, ['disbursements']);
    return creditorStatement(db, book, { party, ...period, stood });
  });
  serveList(
    app,
    listCommission,
    listedBook,
    async ({ request, db, scope, page }) => {
      const { currency, ...period } = await periodOf(request, db, scope);
      return commissionStatement(
        db,
        { ...period, clientId: scope, currency: storedCurrencies[currency] },
        page,
      );
    },
    commissionCsv,
  );
  serve(app, getTrustBalance, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const currency = currencyOf(request);
    return trustBalance(db, book, currency, await asKnownQuery(request, db, book, now));
  });
  serveList(
    app,
    listRentTax,
    listedBook,
    ({ request, db, scope, page }) => {
      const month = requiredMonth(request, 'month');
      const currency = storedCurrencies[currencyOf(request)];
      const isDue = choiceQuery(request, 'due', ['true', 'false']) === 'true';
      return rentTax(db, { clientId: scope, currency, month, isDue }, page);
    },
    rentTaxCsv,
  );
}
