import { getCashBook } from '@rentsafe/domain/bankAccount';
import {
  createBankStatement,
  getBankStatement,
  listBankLines,
  listBankStatements,
  reverseBankCost,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../audit/events.ts';
import { bookForNew, isAdmin, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { route, send, serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankAccounts, bankLines, bankStatements } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import { optionalQuery, pathId } from '../http/query.ts';
import { bookedDays, cashBookOf, exportCashBook } from './cashBook.ts';
import { reverseCost } from './costs.ts';
import { linesCsv, listLines } from './lines.ts';
import { lineTaker } from './match.ts';
import * as statements from './statements.ts';
import { suggestions } from './suggestions.ts';

export function bankStatementRoutes(app: FastifyInstance): void {
  serveList(app, listBankStatements, listedBook, statements.listStatements, statements.statementsCsv);
  serveInTransaction(
    app,
    createBankStatement,
    ({ db, actor, body }, book) => statements.insertStatement(db, actor, book, body),
    bookForNew,
  );
  serve(app, getBankStatement, async ({ request, db }) => {
    const { id } = await readable(bankStatements)(request, db);
    return statements.readStatement(db, id);
  });
  serveSteps(app, statements.statementTaker);
  serveList(app, listBankLines, listedBook, listLines, linesCsv);
  serve(app, suggestBankMatches, async ({ request, db }) => {
    const { id } = await readable(bankLines)(request, db);
    return { results: await suggestions(db, id, optionalQuery(request, 'q'), isAdmin(request)) };
  });
  serveSteps(app, lineTaker);
  serveInTransaction(
    app,
    reverseBankCost,
    ({ request, db, actor, body }, book) => reverseCost(db, actor, book, pathId(request), body),
    bookForNew,
  );
  const account = readable(bankAccounts);
  route(app, getCashBook, async (request, reply) => {
    const { id } = await account(request, app.db);
    const now = app.now();
    const days = bookedDays(request, now);
    if (choiceQuery(request, 'format', ['json', 'csv']) !== 'csv') {
      return send(getCashBook, reply, await cashBookOf(app.db, id, days));
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="cash-book-${id}.csv"`)
      .send(await exportCashBook(app.db, actorOf(request, now), id, days));
  });
}
