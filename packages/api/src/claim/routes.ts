import { createClaim, getClaim, listClaims } from '@rentsafe/domain/claim';
import type { FastifyInstance } from 'fastify';
import { listedBook, readable, writableReference } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { claims, leases } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';
import { claimTaker } from './steps.ts';

export function claimRoutes(app: FastifyInstance): void {
  serveList(app, listClaims, listedBook, (context) => read.listClaims(context, app.now()));
  serveInTransaction(
    app,
    createClaim,
    ({ db, body, actor }, lease) => {
      if (!lease) throw unknownReference(['lease'], body.lease);
      return repository.insertClaim(db, actor, lease, body);
    },
    writableReference(leases, 'lease'),
  );
  serve(app, getClaim, async ({ request, db, now }) => {
    const { id } = await readable(claims)(request, db);
    return read.readClaim(db, id, now);
  });
  serveSteps(app, claimTaker);
}
