import { createTaxRate, listTaxRates } from '@rentsafe/domain/tax';
import type { FastifyInstance } from 'fastify';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as rates from './rates.ts';

export function taxRoutes(app: FastifyInstance): void {
  serveList(app, listTaxRates, () => null, rates.listTaxRates);
  serveInTransaction(app, createTaxRate, ({ db, body, actor }) => rates.insertTaxRate(db, actor, body));
}
