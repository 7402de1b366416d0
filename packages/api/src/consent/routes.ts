import { createConsent, listConsents } from '@rentsafe/domain/consent';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { idQuery } from '../http/filters.ts';
import * as repository from './repository.ts';
import { consentTaker } from './steps.ts';

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
  serveSteps(app, consentTaker);
}
