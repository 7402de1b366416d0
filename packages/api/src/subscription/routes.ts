import {
  createPlan,
  createSubscription,
  createSubscriptionRun,
  getSubscription,
  listPlans,
  listSubscribers,
  updatePlan,
} from '@rentsafe/domain/subscription';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { forbidden } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { pathId } from '../http/query.ts';
import { invoiceTaker } from './invoices.ts';
import * as plans from './plans.ts';
import * as subscriptions from './subscriptions.ts';

const ofProvider = () => null;

export function subscriptionRoutes(app: FastifyInstance): void {
  serveList(app, listPlans, ofProvider, plans.listPlans);
  serveInTransaction(app, createPlan, ({ db, actor, body }) => plans.insertPlan(db, actor, body));
  serveInTransaction(app, updatePlan, ({ request, db, actor, body }) =>
    plans.updatePlan(db, actor, pathId(request), body),
  );
  serveList(app, listSubscribers, ofProvider, (context) => subscriptions.listSubscribers(context, app.now()));
  serveInTransaction(app, createSubscription, ({ db, actor, body }) =>
    subscriptions.insertSubscription(db, actor, body),
  );
  serve(app, getSubscription, ({ request, db, now }) => {
    const { clientId, role } = principalOf(request);
    const client = idQuery(request, 'client') ?? clientId;
    if (client !== clientId && role !== 'admin') throw forbidden();
    return subscriptions.readSubscription(db, client, now);
  });
  serveInTransaction(app, createSubscriptionRun, ({ db, actor, body }) =>
    subscriptions.runSubscriptions(db, actor, body.month),
  );
  serveSteps(app, invoiceTaker);
}
