import {
  addOwnership,
  createProperty,
  getProperty,
  listOwnerships,
  listProperties,
  transferProperty,
  updateProperty,
} from '@rentsafe/domain/property';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { properties } from '../db/schema.ts';
import { idQuery } from '../http/filters.ts';
import * as ownerships from './ownerships.ts';
import * as repository from './repository.ts';

export function propertyRoutes(app: FastifyInstance): void {
  serveList(app, listProperties, listedBook, (context) =>
    repository.listProperties(context, idQuery(context.request, 'landlord'), app.now()),
  );
  serveInTransaction(
    app,
    createProperty,
    ({ db, body, actor }, book) => repository.insertProperty(db, actor, book, body),
    bookForNew,
  );
  serve(app, getProperty, async ({ request, db, now }) => {
    const { id } = await readable(properties)(request, db);
    return repository.readProperty(db, id, now);
  });
  serveInTransaction(
    app,
    updateProperty,
    ({ db, actor, body }, { id }) => repository.updateProperty(db, actor, id, body),
    writable(properties),
  );
  serveInTransaction(
    app,
    transferProperty,
    ({ db, actor, body }, { id, client_id: clientId }) =>
      repository.transferProperty(db, actor, { id, clientId }, body),
    writable(properties, 'admin'),
  );
  serve(app, listOwnerships, async ({ request, db }) => {
    const { id } = await readable(properties)(request, db);
    return ownerships.listOwnerships(db, id);
  });
  serveInTransaction(
    app,
    addOwnership,
    ({ db, actor, body }, { id, client_id: clientId }) =>
      ownerships.insertOwnership(db, actor, { id, clientId }, body),
    writable(properties, 'admin'),
  );
}
