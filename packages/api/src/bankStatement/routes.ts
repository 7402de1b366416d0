import {
  createBankStatement,
  getBankStatement,
  listBankLines,
  listBankStatements,
  reverseBankCost,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankLines, bankStatements } from '../db/schema.ts';
import { optionalQuery, pathId } from '../http/query.ts';
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
    return { results: await suggestions(db, id, optionalQuery(request, 'q')) };
  });
  serveSteps(app, lineTaker);
  serveInTransaction(
    app,
    reverseBankCost,
    ({ request, db, actor, body }, book) => reverseCost(db, actor, book, pathId(request), body),
    bookForNew,
  );
}
