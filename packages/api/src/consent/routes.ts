import { createConsent, listConsents, withdrawConsent } from '@rentsafe/domain/consent';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, writable } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { consents } from '../db/schema.ts';
import * as repository from './repository.ts';

export function consentRoutes(app: FastifyInstance): void {
  serveList(app, listConsents, listedBook, (context) => repository.listConsents(context, app.now()));
  serveInTransaction(
    app,
    createConsent,
    ({ db, body: { client, ...consent }, actor }, book) => repository.insertConsent(db, actor, book, consent),
    bookForNew,
  );
  serveInTransaction(
    app,
    withdrawConsent,
    ({ db, actor, body }, { id }) => repository.withdrawConsent(db, actor, id, body),
    writable(consents),
  );
}
