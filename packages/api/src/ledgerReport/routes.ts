import { getTrialBalance } from '@rentsafe/domain/ledgerReport';
import { currencies } from '@rentsafe/domain/money';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { requiredChoice } from '../http/filters.ts';
import { asKnownQuery } from '../ledger/asKnown.ts';
import { trialBalance } from './trialBalance.ts';

export function ledgerReportRoutes(app: FastifyInstance): void {
  serve(app, getTrialBalance, async ({ request, db, now }) => {
    const book = await listedBook(request, db);
    const currency = requiredChoice(request, 'currency', currencies);
    return trialBalance(db, book, currency, await asKnownQuery(request, db, book, now));
  });
}
