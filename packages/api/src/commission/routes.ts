import { createCommissionRule, listCommissionRules } from '@rentsafe/domain/commission';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as rules from './rules.ts';

export function commissionRoutes(app: FastifyInstance): void {
  serveList(app, listCommissionRules, listedBook, rules.listRules);
  serveInTransaction(
    app,
    createCommissionRule,
    ({ db, body, actor }, book) => rules.insertRule(db, actor, book, body),
    bookForNew,
  );
}
