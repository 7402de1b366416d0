import { createDataRequest, getHeldSummary, listDataRequests } from '@rentsafe/domain/dataRequest';
import type { FastifyInstance } from 'fastify';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { individuals } from '../db/schema.ts';
import { existing } from '../resource/find.ts';
import { heldAbout } from './held.ts';
import * as read from './read.ts';
import { insertDataRequest } from './repository.ts';
import { dataRequestTaker } from './steps.ts';

export function dataRequestRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listDataRequests,
    async () => null,
    (context) => read.listDataRequests(context, app.now()),
    read.dataRequestsCsv,
  );
  serveInTransaction(app, createDataRequest, ({ db, actor, body }) => insertDataRequest(db, actor, body));
  serve<typeof getHeldSummary, number>(
    app,
    getHeldSummary,
    ({ db, now }, id) => heldAbout(db, id, now),
    existing({ table: individuals, type: 'individual' }),
  );
  serveSteps(app, dataRequestTaker);
}
