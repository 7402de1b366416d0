import { createLandlord, getLandlord, listLandlords, updateLandlord } from '@rentsafe/domain/landlord';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook, readable, writable } from '../book/rights.ts';
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
    ({ request, db, body, actor }, book) =>
      repository.insertLandlord(db, actor, book, body, isAdmin(request)),
    bookForNew,
  );
  serve(app, getLandlord, async ({ request, db, now }) => {
    const { id } = await readable(landlords)(request, db);
    return repository.readLandlord(db, id, now);
  });
  serveInTransaction(
    app,
    updateLandlord,
    ({ request, db, actor, body }, landlord) =>
      repository.updateLandlord(db, actor, landlord, body, isAdmin(request)),
    writable(landlords),
  );
}
