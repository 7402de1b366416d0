import {
  claimMachine,
  createClaim,
  getClaim,
  giveClaimNotice,
  listClaims,
  publishClaim,
  settleClaim,
  updateClaim,
  withdrawClaim,
} from '@rentsafe/domain/claim';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { isAdmin, listedBook, readable, writableReference } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { claims, leases } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';
import * as states from './states.ts';

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
  const find = (verb: VerbOf<typeof claimMachine>) => forStep(claims, claimMachine[verb]);
  serveInTransaction(
    app,
    updateClaim,
    ({ db, actor, body }, claim) => repository.updateClaim(db, actor, claim, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    giveClaimNotice,
    ({ db, actor, body }, { id }) => states.giveNotice(db, actor, id, body),
    find('notice'),
  );
  serveInTransaction(
    app,
    publishClaim,
    ({ db, actor, body }, { id }) => states.publishClaim(db, actor, id, body),
    find('list'),
  );
  serveInTransaction(
    app,
    settleClaim,
    ({ db, actor, body }, { id }) => states.settleClaim(db, actor, id, body),
    find('settle'),
  );
  serveInTransaction(
    app,
    withdrawClaim,
    ({ request, db, actor, body }, { id }) =>
      states.withdrawClaim(db, actor, id, { ...body, isAdmin: isAdmin(request) }),
    find('withdraw'),
  );
}
