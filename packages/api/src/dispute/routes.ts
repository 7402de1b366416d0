import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { createDispute, listDisputes } from '@rentsafe/domain/dispute';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
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
async function findSubject(request: FastifyRequest, db: Db): Promise<BookRecord | undefined> {
  const body = request.body as { charge?: unknown; report?: unknown } | null | undefined;
  if (body?.report) return undefined;
  const find = body?.charge ? writableReference(charges, 'charge') : writableReference(claims, 'claim');
  return find(request, db);
}

/** The book that is asked for; of the provider, all of them where it names none, and no lease or claim of its own. */
async function listedDisputes(request: FastifyRequest, db: Db): Promise<number | null> {
  const { client, lease, claim } = request.query as Record<string, string | undefined>;
  const isOfOne = Boolean(client || lease || claim) || principalOf(request).clientId !== PROVIDER_CLIENT_ID;
  return isOfOne ? listedBook(request, db) : null;
}

export function disputeRoutes(app: FastifyInstance): void {
  serveList(app, listDisputes, listedDisputes, (context) => read.listDisputes(context, app.now()));
  serveInTransaction(
    app,
    createDispute,
    ({ db, body, actor }, subject) => {
      if (body.report) {
        const { clientId } = actor;
        return repository.insertReportDispute(db, actor, clientId, body);
      }
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
