import { listReads } from '@rentsafe/domain/audit';
import { getLookups, listParties, partyTypes } from '@rentsafe/domain/party';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { choiceQuery } from '../http/filters.ts';
import { readAllowance } from '../party/allowance.ts';
import { readerOf } from '../party/readable.ts';
import { listClientReads } from './list.ts';
import * as parties from './parties.ts';

export function readsRoutes(app: FastifyInstance): void {
  serveList(app, listReads, listedBook, listClientReads);
  serveList(
    app,
    listParties,
    (request) => readerOf(request, app.now()),
    (context) => parties.listParties(context, choiceQuery(context.request, 'type', partyTypes)),
  );
  serve(app, getLookups, ({ db, actor }) => readAllowance(db, actor));
}
