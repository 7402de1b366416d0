import { createLandlord, getLandlord, listLandlords, updateLandlord } from '@rentsafe/domain/landlord';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { landlords } from '../db/schema.ts';
import * as repository from './repository.ts';

export function landlordRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listLandlords,
    listedBook,
    (context) => repository.listLandlords(context, app.now()),
    repository.landlordCsv,
  );
  serveInTransaction(
    app,
    createLandlord,
    ({ db, body, actor }, book) => repository.insertLandlord(db, actor, book, body),
    bookForNew,
  );
  serve(app, getLandlord, async ({ request, db, now }) => {
    const { id } = await readable(landlords)(request, db);
    return repository.readLandlord(db, id, now);
  });
  serveInTransaction(
    app,
    updateLandlord,
    ({ db, actor, body }, { id }) => repository.updateLandlord(db, actor, id, body),
    writable(landlords),
  );
}
