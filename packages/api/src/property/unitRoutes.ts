import { createUnit, getUnit, listUnits, unitStates, updateUnit } from '@rentsafe/domain/unit';
import type { FastifyInstance } from 'fastify';
import { listedBook, readable, writable, writableReference } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { type ListContext, serveList } from '../calls/serveList.ts';
import { properties, units } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { unitTaker } from './unitSteps.ts';
import * as repository from './units.ts';

export function unitRoutes(app: FastifyInstance): void {
  const list = (context: ListContext<number>) => {
    const { request } = context;
    const filters = {
      state: choiceQuery(request, 'state', unitStates),
      property: idQuery(request, 'property'),
    };
    return repository.listUnits(context, filters, app.now());
  };
  serveList(app, listUnits, listedBook, list, repository.unitCsv);
  serveInTransaction(
    app,
    createUnit,
    ({ db, body, actor }, property) => {
      if (!property) throw unknownReference(['property'], body.property);
      return repository.insertUnit(db, actor, property.client_id, body);
    },
    writableReference(properties, 'property'),
  );
  serve(app, getUnit, async ({ request, db, now }) => {
    const { id } = await readable(units)(request, db);
    return repository.readUnit(db, id, now);
  });
  serveInTransaction(
    app,
    updateUnit,
    ({ db, actor, body }, { id }) => repository.updateUnit(db, actor, id, body),
    writable(units),
  );
  serveSteps(app, unitTaker);
}
