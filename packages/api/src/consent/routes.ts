import { createConsent, endConsent, listConsents, withdrawConsent } from '@rentsafe/domain/consent';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { consents } from '../db/schema.ts';
import { idQuery } from '../http/filters.ts';
import * as repository from './repository.ts';

/** The book whose consents are listed: without `client`, Admins of the provider see those of all. */
const listedConsents = (request: FastifyRequest, db: Db): Promise<number> | null =>
  principalOf(request).role === 'admin' && idQuery(request, 'client') === null
    ? null
    : listedBook(request, db);

export function consentRoutes(app: FastifyInstance): void {
  serveList(app, listConsents, listedConsents, (context) => repository.listConsents(context, app.now()));
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
  serveInTransaction(
    app,
    endConsent,
    ({ db, actor, body }, { id }) => repository.endConsent(db, actor, id, body),
    readable(consents),
  );
}
