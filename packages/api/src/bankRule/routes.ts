import {
  createBankRule,
  deleteBankRule,
  getBankRule,
  listBankRules,
  updateBankRule,
} from '@rentsafe/domain/bankRule';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankRules } from '../db/schema.ts';
import * as repository from './repository.ts';

export function bankRuleRoutes(app: FastifyInstance): void {
  serveList(app, listBankRules, listedBook, repository.listRules, repository.rulesCsv);
  serveInTransaction(
    app,
    createBankRule,
    ({ request, db, actor, body }, book) => repository.insertRule(db, actor, book, body, isAdmin(request)),
    bookForNew,
  );
  serve(app, getBankRule, async ({ request, db }) => {
    const { id } = await readable(bankRules)(request, db);
    return repository.readRule(db, id);
  });
  serveInTransaction(
    app,
    updateBankRule,
    ({ request, db, actor, body }, rule) => repository.updateRule(db, actor, rule, body, isAdmin(request)),
    writable(bankRules),
  );
  serveInTransaction(
    app,
    deleteBankRule,
    async ({ db, actor }, rule) => {
      await repository.deleteRule(db, actor, rule);
      return undefined;
    },
    writable(bankRules),
  );
}
