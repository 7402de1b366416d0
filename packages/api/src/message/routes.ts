import {
  addStarterMessages,
  createMessages,
  createMessageTemplate,
  createOptOut,
  getAutomations,
  getMessage,
  getMessageTemplate,
  listMessageFields,
  listMessages,
  listMessageTemplates,
  listOptOuts,
  messageSteps,
  previewMessages,
  putAutomations,
  releaseMessages,
  reportSms,
  runAutomations,
  sendKeptMessages,
  updateMessageTemplate,
} from '@rentsafe/domain/message';
import { workOrderSteps } from '@rentsafe/domain/workOrder';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/events.ts';
import { adminBookForNew, bookForNew, isAdmin, listedBook, readable, writable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { routePath, serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { messages, messageTemplates } from '../db/schema.ts';
import { notFound, unauthorised } from '../http/errors.ts';
import { isSigned, SIGNATURE_HEADER } from '../mail/smsWebhook.ts';
import * as automationRun from './automationRun.ts';
import * as automations from './automations.ts';
import * as compose from './compose.ts';
import * as hold from './hold.ts';
import { noteReport } from './hook.ts';
import { deliverMessages } from './jobs.ts';
import { sendKept, waysOf } from './kept.ts';
import type { Sender } from './many.ts';
import * as optOuts from './optOuts.ts';
import * as read from './read.ts';
import { messageTaker } from './steps.ts';
import * as templates from './templates.ts';

function templateRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listMessageTemplates,
    listedBook,
    templates.listMessageTemplates,
    templates.messageTemplatesCsv,
  );
  serve(app, listMessageFields, async () => templates.messageFieldsByKind);
  serveInTransaction(
    app,
    createMessageTemplate,
    ({ db, actor, body }, book) => templates.insertMessageTemplate(db, actor, book, body),
    adminBookForNew,
  );
  serveInTransaction(
    app,
    addStarterMessages,
    ({ db, actor }, book) => templates.addStarterMessages(db, actor, book),
    adminBookForNew,
  );
  serve(app, getMessageTemplate, async ({ request, db }) => {
    const { id } = await readable(messageTemplates)(request, db);
    return templates.readMessageTemplate(db, id);
  });
  serveInTransaction(
    app,
    updateMessageTemplate,
    ({ db, actor, body }, { id }) => templates.updateMessageTemplate(db, actor, id, body),
    writable(messageTemplates, 'admin'),
  );
}

/** Nothing that a preview writes stays. */
class Preview extends Error {
  readonly of: Awaited<ReturnType<typeof compose.previewMessages>>;

  constructor(of: Preview['of']) {
    super('A preview.');
    this.of = of;
  }
}

/** Once it is stored, what was queued is sent without waiting for the next minute. */
function deliverSoon(app: FastifyInstance): void {
  const paths = new Set(
    [
      createMessages,
      messageSteps.calls.retry,
      runAutomations,
      releaseMessages,
      sendKeptMessages,
      workOrderSteps.calls.send,
    ].map((call) => routePath(call)),
  );
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (method === 'POST' && statusCode < 300 && paths.has(routeOptions.url ?? '')) {
      await app.jobRunner?.wake(deliverMessages.name);
    }
  });
}

function outboxRoutes(app: FastifyInstance): void {
  deliverSoon(app);
  const ways = () => waysOf(app.config);
  const senderOf = (request: FastifyRequest, now: Date): Sender => ({
    now,
    actor: actorOf(request, now),
    isAdmin: isAdmin(request),
    ways: ways(),
  });
  serveList(app, listMessages, listedBook, (context) => read.listMessages(context, ways()), read.messagesCsv);
  serve(
    app,
    previewMessages,
    async ({ request, db, body, now }, book) => {
      try {
        return await db.transaction(async (tx) => {
          throw new Preview(await compose.previewMessages(tx, book, body, senderOf(request, now)));
        });
      } catch (error) {
        if (error instanceof Preview) return error.of;
        throw error;
      }
    },
    bookForNew,
  );
  serveInTransaction(
    app,
    createMessages,
    ({ request, db, actor, body, now }, book) =>
      compose.sendMessages(db, actor, book, body, senderOf(request, now)),
    bookForNew,
  );
  serveInTransaction(app, releaseMessages, ({ db, actor, body }) => hold.releaseMessages(db, actor, body));
  serve(app, getMessage, async ({ request, db }) => {
    const { id } = await readable(messages)(request, db);
    return read.readMessage(db, id, ways());
  });
  serveInTransaction(
    app,
    sendKeptMessages,
    ({ request, db, now }, book) => sendKept(db, book, senderOf(request, now)),
    bookForNew,
  );
  serveSteps(app, messageTaker(ways));
}

/** The service signs what it tells: there is no session. */
function hookRoutes(app: FastifyInstance): void {
  const { sms } = app.config;
  serveInTransaction(
    app,
    reportSms,
    async ({ db, body, now }) => {
      await noteReport(db, body, now);
      return undefined;
    },
    async (request) => {
      if (!sms) throw notFound();
      const signature = request.headers[SIGNATURE_HEADER];
      if (!isSigned(sms.secret, request.rawBody ?? Buffer.alloc(0), signature)) {
        throw unauthorised('The signature is not valid.');
      }
    },
  );
}

export function messageRoutes(app: FastifyInstance): void {
  templateRoutes(app);
  outboxRoutes(app);
  hookRoutes(app);
  serveList(
    app,
    listOptOuts,
    listedBook,
    (context) => optOuts.listOptOuts(context, app.now()),
    optOuts.optOutsCsv,
  );
  serveInTransaction(
    app,
    createOptOut,
    ({ db, actor, body }, book) => optOuts.insertOptOut(db, actor, book, body),
    bookForNew,
  );
  serveSteps(app, optOuts.optOutTaker);
  serve(app, getAutomations, async ({ request, db }) =>
    automations.readAutomations(db, await listedBook(request, db)),
  );
  serveInTransaction(
    app,
    putAutomations,
    ({ db, actor, body }, book) => automations.replaceAutomations(db, actor, book, body),
    adminBookForNew,
  );
  serveInTransaction(
    app,
    runAutomations,
    ({ db, actor }, book) => automationRun.runNow(db, actor, book),
    bookForNew,
  );
}
