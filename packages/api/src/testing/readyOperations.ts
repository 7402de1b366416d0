import { sql } from 'drizzle-orm';
import { png } from './images.ts';
import { bodies } from './samples.ts';
import type { TestServer } from './server.ts';

/** What a call needs to succeed. */
export interface Ready {
  id?: number;
  query?: string;
  body?: unknown;
  token?: string;
}

export type MakeReady = (server: TestServer, token: string) => Promise<Ready>;

interface Places {
  /** A property with a unit. */
  property: (server: TestServer, token: string) => Promise<{ id: number }>;
  /** A lease in force. */
  lease: (server: TestServer, token: string) => Promise<Ready>;
}

let count = 0;

/** The sample body of a call, with something else in it. */
function sample(name: string, more: object = {}): object {
  count += 1;
  return { ...(bodies[name]?.(count) as object), ...more };
}

async function made(server: TestServer, token: string, path: string, body: object): Promise<number> {
  return (await server.post<{ id: number }>(`/api/${path}/`, body, { token })).body.id;
}

/** A record made at `path`, taken through these calls by their verbs: `{issue: 'issueWorkOrder'}`. */
async function taken(
  server: TestServer,
  token: string,
  [path, body]: readonly [path: string, body: object],
  steps: Readonly<Record<string, string>>,
): Promise<Ready> {
  const id = await made(server, token, path, body);
  for (const [verb, name] of Object.entries(steps)) {
    await server.post(`/api/${path}/${id}/${verb}/`, sample(name), { token });
  }
  return { id };
}

type ReadyCalls = Readonly<Record<string, MakeReady>>;
type Steps = Readonly<Record<string, string>>;

function readyMaintenance({ property }: Pick<Places, 'property'>): ReadyCalls {
  const at = async (name: string, server: TestServer, token: string, more = {}) =>
    sample(name, { property: (await property(server, token)).id, ...more });
  const request =
    (steps: Steps = {}): MakeReady =>
    async (server, token) =>
      taken(server, token, ['requests', await at('createRequest', server, token)], steps);
  const order =
    (steps: Steps = {}): MakeReady =>
    async (server, token) => {
      const contractor = await made(server, token, 'contractors', sample('createContractor'));
      const draft = await at('createWorkOrder', server, token, { contractor });
      return taken(server, token, ['work-orders', draft], steps);
    };
  const issued = { issue: 'issueWorkOrder' };
  const completed = { ...issued, complete: 'completeWorkOrder' };
  const schedule: MakeReady = async (server, token) => {
    const body = await at('createMaintenanceSchedule', server, token);
    return { id: await made(server, token, 'maintenance-schedules', body) };
  };
  return {
    updateContractor: async (server, token) => ({
      id: await made(server, token, 'contractors', sample('createContractor')),
    }),
    createRequest: async (server, token) => ({ body: await at('createRequest', server, token) }),
    updateRequest: request(),
    acceptRequest: request(),
    declineRequest: request(),
    duplicateRequest: async (server, token) => {
      const { id: of } = await request()(server, token);
      return { ...(await request()(server, token)), body: { of } };
    },
    reopenRequest: request({ decline: 'declineRequest' }),
    createWorkOrder: async (server, token) => ({ body: await at('createWorkOrder', server, token) }),
    updateWorkOrder: order(),
    consentToWorkOrder: order(),
    issueWorkOrder: order(),
    startWorkOrder: order(issued),
    sendWorkOrder: order(issued),
    completeWorkOrder: order(issued),
    closeWorkOrder: order(completed),
    reopenWorkOrder: order(completed),
    cancelWorkOrder: order(),
    createMaintenanceSchedule: async (server, token) => ({
      body: await at('createMaintenanceSchedule', server, token),
    }),
    updateMaintenanceSchedule: schedule,
    runSchedules: async (server, token) => {
      await schedule(server, token);
      return {};
    },
  };
}

function readyDataRequests(): ReadyCalls {
  const request =
    (body: object, steps: Steps = {}): MakeReady =>
    (server, token) =>
      taken(server, token, ['data-requests', body], steps);
  const access = sample('createDataRequest');
  const objection = { ...access, right: 'objection', purpose: 'messages' };
  return {
    completeDataRequest: request(access),
    refuseDataRequest: request(access),
    withdrawDataRequest: request(access),
    endDataRequest: request(objection, { complete: 'completeDataRequest' }),
  };
}

function readyTodos(): ReadyCalls {
  const todo =
    (steps: Steps = {}): MakeReady =>
    (server, token) =>
      taken(server, token, ['todo', sample('createTodo')], steps);
  return { updateTodo: todo(), finishTodo: todo(), reopenTodo: todo({ done: 'finishTodo' }) };
}

function readyMessages(): ReadyCalls {
  const message =
    (channel: string, ...states: string[]): MakeReady =>
    async (server, token) => {
      const messages = sample('createMessages', { channel });
      const { batch } = (await server.post<{ batch: number }>('/api/messages/', messages, { token })).body;
      const { body } = await server.get<{ results: { id: number }[] }>(
        `/api/messages/?batch=${batch}`,
        token,
      );
      const id = body.results[0]?.id ?? 0;
      for (const state of states) {
        await server.db.execute(
          sql`UPDATE message_deliveries SET state = ${state}, started_at = now() WHERE message_id = ${id}`,
        );
      }
      return { id };
    };
  const template = (server: TestServer, token: string) =>
    made(server, token, 'message-templates', sample('createMessageTemplate'));
  return {
    updateMessageTemplate: async (server, token) => ({ id: await template(server, token) }),
    updateBankRule: async (server, token) => ({
      id: await made(server, token, 'bank-rules', sample('createBankRule')),
    }),
    deleteBankRule: async (server, token) => ({
      id: await made(server, token, 'bank-rules', sample('createBankRule')),
    }),
    endOptOut: async (server, token) => ({
      id: await made(server, token, 'opt-outs', sample('createOptOut')),
    }),
    sendKeptMessages: async (server, token) => {
      server.app.config.smtpUrl = 'smtp://127.0.0.1:1';
      await message('email', 'sending', 'kept')(server, token);
      return {};
    },
    retryMessage: message('email', 'sending', 'failed'),
    cancelMessage: message('email'),
    printedMessage: message('letter'),
    putAutomations: async (server, token) => {
      const [row] = (sample('putAutomations') as { rows: object[] }).rows;
      return { body: { rows: [{ ...row, template: await template(server, token) }] } };
    },
  };
}

function readyDocuments({ lease }: Pick<Places, 'lease'>): ReadyCalls {
  const toIssue: MakeReady = async (server, token) => ({
    ...(await lease(server, token)),
    body: { template: await made(server, token, 'document-templates', sample('createDocumentTemplate')) },
  });
  const document: MakeReady = async (server, token) => {
    const { id, body } = await toIssue(server, token);
    return { id: await made(server, token, `leases/${id}/documents`, body as object) };
  };
  const scanned: MakeReady = async (server, token) => {
    const { id } = await document(server, token);
    const url = `/api/files/?subject=document:${id}&name=a.png`;
    const { body } = await server.post<{ id: number }>(url, png(), { token });
    return { id: id ?? 0, body: { file: body.id } };
  };
  return { issueDocument: toIssue, signDocument: scanned, withdrawDocument: document };
}

function readySubscriptions(): ReadyCalls {
  const plan = (server: TestServer, token: string) => made(server, token, 'plans', sample('createPlan'));
  const toSubscribe: MakeReady = async (server, token) => {
    const client = await made(server, token, 'clients/clients', sample('createClient'));
    return { body: sample('createSubscription', { client, plan: await plan(server, token) }) };
  };
  const subscribed: MakeReady = async (server, token) => {
    const { body } = await toSubscribe(server, token);
    await server.post('/api/subscriptions/', body, { token });
    return {};
  };
  const invoice: MakeReady = async (server, token) => {
    await subscribed(server, token);
    const run = sample('createSubscriptionRun');
    const { body } = await server.post<{ created: { id: number }[] }>('/api/subscription-runs/', run, {
      token,
    });
    return { id: body.created[0]?.id ?? 0 };
  };
  return {
    updatePlan: async (server, token) => ({ id: await plan(server, token) }),
    createSubscription: toSubscribe,
    createSubscriptionRun: subscribed,
    paySubscriptionInvoice: invoice,
    voidSubscriptionInvoice: invoice,
  };
}

/** What each call of maintenance, to-dos, messages, documents and subscriptions needs to succeed. */
export const readyOperations = (places: Places): ReadyCalls => ({
  ...readyMaintenance(places),
  ...readyDataRequests(),
  ...readyTodos(),
  ...readyMessages(),
  ...readyDocuments(places),
  ...readySubscriptions(),
});
