import { randomUUID } from 'node:crypto';
import { type BankStatement, bankLineSteps } from '@rentsafe/domain/bankStatement';
import { claimSteps } from '@rentsafe/domain/claim';
import { consentSteps } from '@rentsafe/domain/consent';
import { dataRequestSteps } from '@rentsafe/domain/dataRequest';
import { disbursementSteps } from '@rentsafe/domain/disbursement';
import { disputeSteps } from '@rentsafe/domain/dispute';
import { documentSteps } from '@rentsafe/domain/document';
import { inspectionSteps } from '@rentsafe/domain/inspection';
import { journalSteps } from '@rentsafe/domain/journal';
import { type Lease, leaseSteps } from '@rentsafe/domain/lease';
import { requestSteps } from '@rentsafe/domain/maintenanceRequest';
import { messageSteps, optOutSteps } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { receiptSteps } from '@rentsafe/domain/receipt';
import { mayTake, refusalOf, type StepLevel, type Steps } from '@rentsafe/domain/step';
import { type SubscriptionRun, subscriptionInvoiceSteps } from '@rentsafe/domain/subscription';
import { workOrderSteps } from '@rentsafe/domain/workOrder';
import { addMonths } from '@rentsafe/format/date';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHouse, rent } from './testing/arrears.ts';
import { person, usd, useBook } from './testing/book.ts';
import { onEitherDatabase } from './testing/databases.ts';
import { png } from './testing/images.ts';

interface Stateful {
  id: number;
  state: string;
  version?: number;
}

interface Kind {
  path: string;
  declared: Steps;
  /** A new record of the book, in a state. */
  make: (state: string) => Promise<number>;
  /** What the server takes for a verb. */
  bodies: Readonly<Record<string, object>>;
}

// Every state × verb × role of every kind: the server takes a step exactly where its declaration has it for the level.
onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-07-15T08:00:00Z');
  const { book, get, post, patch, newUnit } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;
  let bank = 0;
  let maker = '';
  let property = 0;
  let unit = 0;
  let contractor = 0;
  const roles: { level: StepLevel; token: string }[] = [];

  beforeAll(async () => {
    house = await openHouse(context, rent('2026-01-01', '500.00'));
    await house.run('2026-01', '2026-02');
    await house.pay('2026-01-05', '500.00');
    const { server } = context.context;
    // What is kept can be sent.
    server.app.config.smtpUrl = 'smtp://127.0.0.1:1';
    bank = (await get<Paginated<{ id: number }>>('bank-accounts/')).body.results[0]?.id ?? 0;
    maker = (await server.addUser(book.client, 1)).access;
    const { body: let_ } = await get<Lease>(`leases/${house.lease}/`);
    property = let_.property.id;
    unit = let_.unit.id;
    contractor = (
      await post<Stateful>('contractors/', { name: 'K', industry: 'Plumber', email: 'k@x.example' })
    ).body.id;
    request.bodies = {
      ...request.bodies,
      duplicate: { of: await request.make('new') },
    };
    await patch(`books/${book.client}/`, { managed: true, version: 1 }, book.admin);
    roles.push(
      { level: 'user', token: book.user },
      { level: 'admin', token: book.admin },
      { level: 'user', token: (await server.addUser(1, 2)).access },
      { level: 'providerAdmin', token: (await server.admin()).access },
    );
  });

  const made = async (path: string, body: object) => {
    const answer = await post<Stateful>(path, body, book.admin);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.id;
  };

  const lease: Kind = {
    path: 'leases',
    declared: leaseSteps,
    bodies: {
      'give-notice': { given_on: '2026-07-01', ends_on: '2026-12-31', agreed: true },
      extend: { to_on: null },
      edit: { notice_days: 40 },
      end: { on: '2026-07-31' },
    },
    make: async (state) => {
      const parties = [{ party: person(2), role: 'tenant' }];
      const id = await made('leases/', { unit: await newUnit(), parties, ...rent('2026-07-01', '100.00') });
      const steps: Readonly<Record<string, readonly string[]>> = {
        active: ['activate'],
        notice: ['activate', 'give-notice'],
        ended: ['activate', 'end'],
        cancelled: ['cancel'],
      };
      for (const verb of steps[state] ?? []) await made(`leases/${id}/${verb}/`, lease.bodies[verb] ?? {});
      return id;
    },
  };

  const claim: Kind = {
    path: 'claims',
    declared: claimSteps,
    bodies: {
      notice: { sent_on: '2026-03-02', by: 'hand', text: 'Pay' },
      edit: { reason: 'Door' },
      withdraw: { reason: 'Mistake' },
    },
    make: async (state) => {
      const debt = { type: 'damage', amount: usd('1.00'), reason: 'Gate' };
      const id = await made('claims/', { lease: house.lease, party: person(2), ...debt });
      const steps: Readonly<Record<string, readonly string[]>> = {
        noticed: ['notice'],
        listed: ['notice', 'list'],
        settled: ['notice', 'list', 'settle'],
        withdrawn: ['withdraw'],
      };
      for (const verb of steps[state] ?? []) await made(`claims/${id}/${verb}/`, claim.bodies[verb] ?? {});
      return id;
    },
  };

  const receipt: Kind = {
    path: 'receipts',
    declared: receiptSteps,
    bodies: { identify: {}, reverse: { reason: 'Bounced' } },
    make: async (state) => {
      const money = { bank_account: bank, received_on: '2026-07-02', method: 'cash' };
      const allocations = async (amount: string) => {
        const { id: charge } = await house.charge('2026-07-02', '5.00');
        return [{ charge, amount: usd(amount) }];
      };
      const chosen: Readonly<Record<string, () => Promise<unknown>>> = {
        part: () => allocations('2.00'),
        allocated: () => allocations('3.00'),
      };
      const id = await made('receipts/', {
        ...money,
        amount: usd('3.00'),
        ...(state !== 'unidentified' && {
          lease: house.lease,
          allocations: (await chosen[state]?.()) ?? 'none',
        }),
      });
      if (state === 'reversed') await made(`receipts/${id}/reverse/`, { reason: 'Bounced' });
      return id;
    },
  };

  const dispute: Kind = {
    path: 'disputes',
    declared: disputeSteps,
    bodies: { answer: { text: 'No' }, decide: { outcome: 'rejected', reason: 'No receipt' } },
    make: async (state) => {
      const { id: charge } = await house.charge('2026-07-02', '5.00');
      const opened_on = state === 'upheld' ? '2026-03-02' : '2026-07-10';
      const id = await made('disputes/', { charge, party: person(2), reason: 'Paid', opened_on });
      if (state === 'withdrawn') await made(`disputes/${id}/withdraw/`, {});
      if (state === 'rejected') {
        const provider = roles.find(({ level }) => level === 'providerAdmin')?.token;
        await post(`disputes/${id}/decide/`, dispute.bodies.decide, provider);
      }
      return id;
    },
  };

  const disbursement: Kind = {
    path: 'disbursements',
    declared: disbursementSteps,
    bodies: { approve: { version: 1 }, fail: { reason: 'Returned' } },
    make: async (state) => {
      const lines = [{ property, amount: '0.01' }];
      const body = { kind: 'landlord', party: person(1), bank_account: bank, lines };
      const { id } = (await post<Stateful>('disbursements/', body, maker)).body;
      const steps: Readonly<Record<string, readonly string[]>> = {
        approved: ['approve'],
        paid: ['approve', 'pay'],
        cancelled: ['cancel'],
      };
      for (const verb of steps[state] ?? [])
        await made(`disbursements/${id}/${verb}/`, disbursement.bodies[verb] ?? {});
      return id;
    },
  };

  const journal: Kind = {
    path: 'journals',
    declared: journalSteps,
    bodies: { post: { version: 1 }, reverse: { reason: 'Mistake' } },
    make: async (state) => {
      const body = { kind: 'customer_debit', lease: house.lease, amount: usd('0.01'), reason: 'Agreed' };
      const { id } = (await post<Stateful>('journals/', body, maker)).body;
      const steps: Readonly<Record<string, readonly string[]>> = {
        posted: ['post'],
        reversed: ['post', 'reverse'],
        cancelled: ['cancel'],
      };
      for (const verb of steps[state] ?? [])
        await made(`journals/${id}/${verb}/`, journal.bodies[verb] ?? {});
      return id;
    },
  };

  const bankLine: Kind = {
    path: 'bank-lines',
    declared: bankLineSteps,
    bodies: { match: { unidentified: true } },
    make: async (state) => {
      const account = { name: 'Till', kind: 'cash', currency: 'USD' };
      const body = {
        ...{
          bank_account: await made('bank-accounts/', account),
          from_on: '2026-07-01',
          to_on: '2026-07-14',
        },
        ...{ opening: '0.00', closing: state === 'left_out' ? '0.00' : '1.00' },
        lines: [
          {
            ...{ on: '2026-07-02', description: 'EFT', amount: '1.00' },
            left_out: state === 'left_out' ? 'Twice' : undefined,
          },
        ],
      };
      const id = (await post<BankStatement>('bank-statements/', body)).body.lines[0]?.id ?? 0;
      if (state === 'matched') await made(`bank-lines/${id}/match/`, bankLine.bodies.match ?? {});
      return id;
    },
  };

  const inspection: Kind = {
    path: 'inspections',
    declared: inspectionSteps,
    bodies: {
      edit: { areas: [{ name: 'Inside', items: [{ name: 'Damp', condition: 'good' }] }] },
      sign: { role: 'landlord', name: 'Rudo Makoni' },
      final: { without: 'Vacant' },
      cancel: { reason: 'Twice' },
    },
    make: async (state) => {
      const id = await made('inspections/', { unit, kind: 'routine', planned_on: '2026-07-01' });
      await patch(`inspections/${id}/`, { ...inspection.bodies.edit, version: 1 }, book.admin);
      const agent = { role: 'agent', name: 'Tendai Shumba' };
      const tenant = { role: 'tenant', name: 'Tariro Moyo' };
      const steps: Readonly<Record<string, readonly [string, object][]>> = {
        done: [
          ['complete', {}],
          ['sign', agent],
        ],
        signed: [
          ['complete', {}],
          ['sign', agent],
          ['sign', tenant],
        ],
        final: [
          ['complete', {}],
          ['sign', agent],
          ['sign', tenant],
          ['final', {}],
        ],
        cancelled: [['cancel', { reason: 'Twice' }]],
      };
      for (const [verb, body] of steps[state] ?? []) await made(`inspections/${id}/${verb}/`, body);
      return id;
    },
  };

  const request: Kind = {
    path: 'requests',
    declared: requestSteps,
    bodies: { edit: { summary: 'Tap' }, decline: { reason: 'Not ours' } },
    make: async (state) => {
      const report = { property, reported_by: 'Tenant', category: 'water', priority: 'low', summary: 'Leak' };
      const id = await made('requests/', report);
      if (state === 'new') return id;
      if (state === 'declined') await made(`requests/${id}/decline/`, { reason: 'Not ours' });
      else if (state === 'duplicate') {
        await made(`requests/${id}/duplicate/`, request.bodies.duplicate ?? {});
      } else await made(`requests/${id}/accept/`, {});
      if (state === 'ordered' || state === 'done') {
        const order = await made('work-orders/', { request: id, contractor });
        for (const verb of state === 'done' ? ['issue', 'complete'] : [])
          await made(`work-orders/${order}/${verb}/`, workOrder.bodies[verb] ?? {});
      }
      return id;
    },
  };

  const workOrder: Kind = {
    path: 'work-orders',
    declared: workOrderSteps,
    bodies: {
      consent: { given_by: 'Landlord', evidence: 'Call', amount: usd('500.00') },
      edit: { summary: 'Tap' },
      send: { channel: 'email', body: 'Mend the tap' },
      complete: { lines: [] },
      close: { bearer: 'agency' },
      reopen: { reason: 'Leaks again' },
      cancel: { reason: 'Sold' },
    },
    make: async (state) => {
      const what = { category: 'water', priority: 'low', summary: 'Leak' };
      const id = await made('work-orders/', { property, contractor, ...what });
      const steps: Readonly<Record<string, readonly string[]>> = {
        issued: ['issue'],
        started: ['issue', 'start'],
        completed: ['issue', 'complete'],
        closed: ['issue', 'complete', 'close'],
        cancelled: ['cancel'],
      };
      for (const verb of steps[state] ?? [])
        await made(`work-orders/${id}/${verb}/`, workOrder.bodies[verb] ?? {});
      return id;
    },
  };

  let month = '2020-01';
  const subscriptionInvoice: Kind = {
    path: 'subscription-invoices',
    declared: subscriptionInvoiceSteps,
    bodies: { pay: { amount: usd('0.01') }, void: { reason: 'Agreed' } },
    make: async (state) => {
      const provider = roles.find(({ level }) => level === 'providerAdmin')?.token;
      if (month === '2020-01') {
        const none = { leases_included: 99, per_lease: '0.00', reports_included: 0, per_report: '0.00' };
        const plan = { name: 'Walked', monthly: usd('1.00'), ...none };
        const { id } = (await post<Stateful>('plans/', plan, provider)).body;
        await post('subscriptions/', { client: book.client, plan: id, from_on: '2020-01-01' }, provider);
      }
      month = addMonths(month, 1);
      const { created } = (await post<SubscriptionRun>('subscription-runs/', { month }, provider)).body;
      const id = created[0]?.id ?? 0;
      const [verb, body] =
        state === 'paid' ? ['pay', { amount: usd('1.15') }] : [state, { reason: 'Agreed' }];
      if (state !== 'open') await post(`subscription-invoices/${id}/${verb}/`, body, provider);
      return id;
    },
  };

  const message: Kind = {
    path: 'messages',
    declared: messageSteps,
    bodies: {},
    make: async (state) => {
      const to = { leases: { filter: 'ids', ids: [house.lease] } };
      const key = randomUUID();
      await post('messages/', { channel: 'letter', body: 'Good day', to, key });
      const { id } = (await get<Paginated<Stateful>>('messages/')).body.results[0] ?? { id: 0 };
      const before: Readonly<Record<string, readonly string[]>> = {
        sending: ['sending'],
        sent: ['sent'],
        delivered: ['sent', 'delivered'],
        failed: ['sending', 'failed'],
        unknown: ['sending', 'unknown'],
        cancelled: ['cancelled'],
        kept: ['sending', 'kept'],
      };
      for (const next of before[state] ?? []) {
        await context.context.server.database.exec(
          `UPDATE message_deliveries SET state = '${next}', started_at = now(), sent_at = now() WHERE message_id = ${id}`,
        );
      }
      return id;
    },
  };

  const optOut: Kind = {
    path: 'opt-outs',
    declared: optOutSteps,
    bodies: { end: { reason: 'Asked by telephone' } },
    make: async (state) => {
      const until_on = state === 'ended' ? '2026-07-14' : null;
      return made('opt-outs/', { party: person(2), channel: 'sms', from_on: '2026-07-01', until_on });
    },
  };

  const document: Kind = {
    path: 'documents',
    declared: documentSteps,
    bodies: { withdraw: { reason: 'Mistake' } },
    make: async (state) => {
      const clauses = [{ title: 'Rent', body: 'Monthly.' }];
      const template = await made('document-templates/', { name: 'Lease', kind: 'residential', clauses });
      const id = await made(`leases/${house.lease}/documents/`, { template });
      const scan = await made(`files/?subject=document:${id}&name=Scan.png`, png());
      document.bodies = { ...document.bodies, sign: { file: scan } };
      const steps: Readonly<Record<string, readonly string[]>> = {
        signed: ['sign'],
        withdrawn: ['withdraw'],
      };
      for (const verb of steps[state] ?? [])
        await made(`documents/${id}/${verb}/`, document.bodies[verb] ?? {});
      return id;
    },
  };

  const consent: Kind = {
    path: 'consents',
    declared: consentSteps,
    bodies: { end: { reason: 'No paper' } },
    make: async (state) => {
      const until_on = state === 'expired' ? '2026-07-14' : '2026-08-01';
      const given = { given_on: '2026-07-01', until_on, evidence: 'Form' };
      const id = await made('consents/', { party: person(2), ...given });
      if (state === 'withdrawn') await made(`consents/${id}/withdraw/`, {});
      return id;
    },
  };

  const dataRequest: Kind = {
    path: 'data-requests',
    declared: dataRequestSteps,
    bodies: {
      complete: { outcome: 'Noted' },
      refuse: { outcome: 'Not them' },
      withdraw: { reason: 'Settled' },
      end: { reason: 'Writes again' },
    },
    make: async (state) => {
      const provider = roles.find(({ level }) => level === 'providerAdmin')?.token;
      const asked = {
        right: 'objection',
        purpose: 'messages',
        requested_by: 'Tariro',
        requested_on: '2026-07-01',
      };
      const body = { ...asked, party: person(2), identity_check: 'ID seen', details: 'No messages' };
      const { id } = (await post<{ id: number }>('data-requests/', body, provider)).body;
      const steps: Record<string, string[]> = {
        done: ['complete'],
        refused: ['refuse'],
        withdrawn: ['withdraw'],
        ended: ['complete', 'end'],
      };
      for (const verb of steps[state] ?? [])
        await post(`data-requests/${id}/${verb}/`, dataRequest.bodies[verb], provider);
      return id;
    },
  };

  const send = async ({ path, bodies }: Kind, id: number, verb: string, token: string) => {
    const body = bodies[verb] ?? {};
    if (verb !== 'edit') return post<Stateful>(`${path}/${id}/${verb}/`, body, token);
    const { version } = (await get<Stateful>(`${path}/${id}/`)).body;
    return patch<Stateful>(`${path}/${id}/`, { ...body, version }, token);
  };

  describe.each([
    ['a lease', lease],
    ['a claim', claim],
    ['a receipt', receipt],
    ['a dispute', dispute],
    ['a disbursement', disbursement],
    ['a journal', journal],
    ['a line of a bank', bankLine],
    ['an inspection', inspection],
    ['a request', request],
    ['a work order', workOrder],
    ['an invoice of a subscription', subscriptionInvoice],
    ['a message', message],
    ['an opt-out', optOut],
    ['a document', document],
    ['a consent', consent],
    ['a request under the Data Protection Act', dataRequest],
  ])('%s', (_, thing) => {
    it.each(thing.declared.states)(
      'in state %s takes the steps that lead from it, for those who may',
      async (state) => {
        thing.bodies = { ...thing.bodies, ...(thing === receipt && { identify: { lease: house.lease } }) };
        const still = await thing.make(state);
        for (const [verb, step] of Object.entries(thing.declared.steps)) {
          const { can: _, ...rule } = step;
          for (const { level, token } of roles) {
            const refusal = refusalOf(rule, { state }, level)?.by;
            const isLow = !mayTake(step, level);
            const id = refusal || isLow ? still : await thing.make(state);
            const { status, body } = await send(thing, id, verb, token);
            const context = `${verb} by ${level}: ${JSON.stringify(body)}`;
            if (isLow || refusal === 'level') expect(status, context).toBe(403);
            else if (refusal === 'state') {
              expect({ status, state: body.state }, context).toEqual({ status: 409, state });
            } else {
              expect(status, context).toBe(200);
              if (step.to !== 'derived') expect(body.state, context).toBe(step.to);
            }
          }
        }
      },
    );
  });
});
