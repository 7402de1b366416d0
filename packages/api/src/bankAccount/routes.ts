import {
  createBankAccount,
  getBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@rentsafe/domain/bankAccount';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankAccounts } from '../db/schema.ts';
import * as repository from './repository.ts';

export function bankAccountRoutes(app: FastifyInstance): void {
  serveList(app, listBankAccounts, listedBook, repository.listBankAccounts, repository.bankAccountsCsv);
  serveInTransaction(
    app,
    createBankAccount,
    ({ db, body, actor }, book) => repository.insertBankAccount(db, actor, book, body),
    bookForNew,
  );
  serve(app, getBankAccount, async ({ request, db }) => {
    const { id } = await readable(bankAccounts)(request, db);
    return repository.readBankAccount(db, id);
  });
  serveInTransaction(
    app,
    updateBankAccount,
    ({ db, actor, body }, account) => repository.updateBankAccount(db, actor, account, body),
    writable(bankAccounts, 'admin'),
  );
}
