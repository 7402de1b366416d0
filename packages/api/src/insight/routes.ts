import { today } from '@rentsafe/domain/date';
import {
  forecastMonths,
  getForecast,
  getSeries,
  listOccupancy,
  listPerformance,
  listTurnover,
  performanceGroups,
  seriesMonths,
} from '@rentsafe/domain/insight';
import { currencies } from '@rentsafe/domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { dateQuery, idQuery, requiredChoice } from '../http/filters.ts';
import { asKnownQuery, knownQuery, stoodQuery } from '../ledger/asKnown.ts';
import { storedCurrencies } from '../money/wire.ts';
import { forecast } from './forecast.ts';
import { occupancy, occupancyCsv, vacantNow } from './occupancy.ts';
import { performance, performanceCsv } from './performance.ts';
import { series } from './series.ts';
import { nearDay, periodQuery, spanQuery } from './span.ts';
import { turnover, turnoverCsv } from './turnover.ts';

const currencyOf = (request: FastifyRequest) => requiredChoice(request, 'currency', currencies);

/** What people change and the reports read. */
const performanceTables = ['leases', 'units', 'unit_closures', 'ownerships', 'properties'] as const;
const forecastTables = [
  'leases',
  'charge_schedules',
  'schedule_steps',
  'units',
  'commission_rules',
  'tax_rates',
  'books',
  'maintenance_schedules',
  'work_orders',
] as const;

export function insightRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listOccupancy,
    listedBook,
    async ({ request, db, scope, page }) => {
      const span = spanQuery(request, scope);
      const found = await occupancy(db, span, page);
      return { ...found, vacant_now: await vacantNow(db, { ...span, to: today(app.now()) }) };
    },
    occupancyCsv,
  );
  serveList(
    app,
    listTurnover,
    listedBook,
    ({ request, db, scope, page }) => turnover(db, spanQuery(request, scope), page),
    turnoverCsv,
  );
  serveList(
    app,
    listPerformance,
    listedBook,
    async ({ request, db, scope, page }) => {
      const currency = storedCurrencies[currencyOf(request)];
      const period = periodQuery(request);
      const by = requiredChoice(request, 'by', performanceGroups);
      const known_seq = await knownQuery(request, db, scope);
      const stood = await stoodQuery(request, db, { client: scope, seq: known_seq }, performanceTables);
      return performance(db, { clientId: scope, currency, known_seq, stood, ...period }, by, page);
    },
    (request) => performanceCsv(currencyOf(request)),
  );
  serve(app, getSeries, async ({ request, db, now }) => {
    const clientId = await listedBook(request, db);
    const currency = storedCurrencies[currencyOf(request)];
    const months = Number(requiredChoice(request, 'months', seriesMonths));
    const [property, landlord] = [idQuery(request, 'property'), idQuery(request, 'landlord')];
    const to = nearDay('to', dateQuery(request, 'to') || today(now));
    return series(db, {
      clientId,
      currency,
      known_seq: Number.MAX_SAFE_INTEGER,
      months,
      property,
      landlord,
      to,
    });
  });
  serve(app, getForecast, async ({ request, db, now }) => {
    const clientId = await listedBook(request, db);
    const currency = storedCurrencies[currencyOf(request)];
    const months = Number(requiredChoice(request, 'months', forecastMonths));
    const asKnown = await asKnownQuery(request, db, clientId, now);
    nearDay('as_at', asKnown.as_at);
    const stood = await stoodQuery(request, db, { client: clientId, seq: asKnown.known_seq }, forecastTables);
    return forecast(db, { clientId, currency, stood, ...asKnown }, months, now);
  });
}
