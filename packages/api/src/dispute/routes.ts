import {
  answerDispute,
  createDispute,
  decideDispute,
  disputeMachine,
  listDisputes,
  withdrawDispute,
} from '@rentsafe/domain/dispute';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { listedBook, writableReference } from '../book/rights.ts';
import { forStep } from '../book/steps.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { charges, claims, disputes } from '../db/schema.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';

export function disputeRoutes(app: FastifyInstance): void {
  serveList(app, listDisputes, listedBook, (context) => read.listDisputes(context, app.now()));
  serveInTransaction(app, createDispute, async ({ request, db, body, actor }) => {
    const [type, table, id] = body.charge
      ? (['charge', charges, body.charge] as const)
      : (['claim', claims, body.claim ?? 0] as const);
    const subject = await writableReference(table, type)(request, db, id);
    return repository.insertDispute(db, actor, { ...subject, type }, body);
  });
  const find = (verb: VerbOf<typeof disputeMachine>) => forStep(disputes, disputeMachine[verb]);
  serveInTransaction(
    app,
    answerDispute,
    ({ db, actor, body }, { id }) => repository.answerDispute(db, actor, id, body),
    find('answer'),
  );
  serveInTransaction(
    app,
    withdrawDispute,
    ({ db, actor, body }, { id }) => repository.withdrawDispute(db, actor, id, body.on),
    find('withdraw'),
  );
  // Both sides are the book's and the tenant's; the provider, whose report it is about, decides between them.
  serveInTransaction(
    app,
    decideDispute,
    ({ db, actor, body }, { id }) => repository.decideDispute(db, actor, id, body),
    find('decide'),
  );
}
