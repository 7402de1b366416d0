import {
  createCity,
  createProvince,
  createSuburb,
  getCity,
  getCountry,
  getProvince,
  listCities,
  listCountries,
  updateCity,
  updateProvince,
  updateSuburb,
} from '@rentsafe/domain/location';
import type { FastifyInstance } from 'fastify';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { pathId } from '../http/query.ts';
import * as repository from './repository.ts';

const { province, city, suburb } = repository.levels;

export function locationRoutes(app: FastifyInstance): void {
  serve(app, listCountries, ({ db }) => repository.readCountries(db));
  serve(app, getCountry, ({ request, db }) => repository.readCountry(db, pathId(request)));
  serve(app, getProvince, ({ request, db }) => repository.readProvince(db, pathId(request)));
  serve(app, listCities, ({ db }) => repository.readCities(db));
  serve(app, getCity, ({ request, db }) => repository.readCity(db, pathId(request)));

  serveInTransaction(app, createProvince, ({ db, actor, body }) => {
    const { country, name, code = null } = body;
    return repository.insertPlace(db, actor, province, { parentId: country, name, code });
  });
  serveInTransaction(app, createCity, ({ db, actor, body }) =>
    repository.insertPlace(db, actor, city, { parentId: body.province, name: body.name }),
  );
  serveInTransaction(app, createSuburb, ({ db, actor, body }) =>
    repository.insertPlace(db, actor, suburb, { parentId: body.city, name: body.name }),
  );

  serveInTransaction(app, updateProvince, ({ request, db, actor, body }) =>
    repository.renamePlace(db, actor, province, pathId(request), body),
  );
  serveInTransaction(app, updateCity, ({ request, db, actor, body }) =>
    repository.renamePlace(db, actor, city, pathId(request), body),
  );
  serveInTransaction(app, updateSuburb, ({ request, db, actor, body }) =>
    repository.renamePlace(db, actor, suburb, pathId(request), body),
  );
}
