import { createDispute, listDisputes } from '@rentsafe/domain/dispute';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BookRecord, listedBook, writableReference } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { charges, claims } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';
import { disputeTaker } from './steps.ts';

/** The charge, or else the claim, that is disputed. */
function findSubject(request: FastifyRequest, db: Db): Promise<BookRecord | undefined> {
  const body = request.body as { charge?: unknown } | null | undefined;
  const find = body?.charge ? writableReference(charges, 'charge') : writableReference(claims, 'claim');
  return find(request, db);
}

export function disputeRoutes(app: FastifyInstance): void {
  serveList(app, listDisputes, listedBook, (context) => read.listDisputes(context, app.now()));
  serveInTransaction(
    app,
    createDispute,
    ({ db, body, actor }, subject) => {
      const [type, id] = body.charge
        ? (['charge', body.charge] as const)
        : (['claim', body.claim ?? 0] as const);
      if (!subject) throw unknownReference([type], id);
      return repository.insertDispute(db, actor, { ...subject, type }, body);
    },
    findSubject,
  );
  serveSteps(app, disputeTaker);
}
