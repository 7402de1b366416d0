import { randomUUID } from 'node:crypto';
import { claimMachine, claimStates } from '@rentsafe/domain/claim';
import { disbursementMachine, disbursementStates } from '@rentsafe/domain/disbursement';
import { disputeMachine, disputeStates } from '@rentsafe/domain/dispute';
import { documentMachine, documentStates } from '@rentsafe/domain/document';
import { journalMachine, journalStates } from '@rentsafe/domain/journal';
import { type Lease, leaseMachine, leaseStates } from '@rentsafe/domain/lease';
import { lowestLevel, type Machine, refusalOf, type StepLevel, stepLevels } from '@rentsafe/domain/machine';
import { messageMachine, messageStates } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { receiptMachine, receiptStates } from '@rentsafe/domain/receipt';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHouse, rent } from './testing/arrears.ts';
import { person, usd, useBook } from './testing/book.ts';
import { onEitherDatabase } from './testing/databases.ts';

interface Stateful {
  id: number;
  state: string;
  version?: number;
}

interface Kind {
  path: string;
  machine: Machine;
  states: readonly string[];
  /** A new record of the book, in a state. */
  make: (state: string) => Promise<number>;
  /** What the server takes for a verb. */
  bodies: Readonly<Record<string, object>>;
}

// Every state × verb × role of every machine: the server takes a step exactly where the machine has it for the level.
onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-07-15T08:00:00Z');
  const { book, get, post, patch, newUnit } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;
  let bank = 0;
  let maker = '';
  let property = 0;
  const roles: { level: StepLevel; token: string }[] = [];

  beforeAll(async () => {
    house = await openHouse(context, rent('2026-01-01', '500.00'));
    await house.run('2026-01', '2026-02');
    await house.pay('2026-01-05', '500.00');
    const { server } = context.context;
    bank = (await get<Paginated<{ id: number }>>('bank-accounts/')).body.results[0]?.id ?? 0;
    maker = (await server.addUser(book.client, 1)).access;
    property = (await get<Lease>(`leases/${house.lease}/`)).body.property.id;
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
    machine: leaseMachine,
    states: leaseStates,
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
    machine: claimMachine,
    states: claimStates,
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
    machine: receiptMachine,
    states: receiptStates,
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
    machine: disputeMachine,
    states: disputeStates,
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
    machine: disbursementMachine,
    states: disbursementStates,
    bodies: { fail: { reason: 'Returned' } },
    make: async (state) => {
      const lines = [{ property, amount: '0.01' }];
      const body = { kind: 'landlord', party: person(1), bank_account: bank, lines };
      const { id } = (await post<Stateful>('disbursements/', body, maker)).body;
      const steps: Readonly<Record<string, readonly string[]>> = {
        approved: ['approve'],
        paid: ['approve', 'pay'],
        cancelled: ['cancel'],
      };
      for (const verb of steps[state] ?? []) await made(`disbursements/${id}/${verb}/`, {});
      return id;
    },
  };

  const journal: Kind = {
    path: 'journals',
    machine: journalMachine,
    states: journalStates,
    bodies: { reverse: { reason: 'Mistake' } },
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

  const message: Kind = {
    path: 'messages',
    machine: messageMachine,
    states: messageStates,
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
      };
      for (const next of before[state] ?? []) {
        await context.context.server.database.exec(
          `UPDATE message_deliveries SET state = '${next}', started_at = now(), sent_at = now() WHERE message_id = ${id}`,
        );
      }
      return id;
    },
  };

  const document: Kind = {
    path: 'documents',
    machine: documentMachine,
    states: documentStates,
    bodies: { sign: { file: 1 }, withdraw: { reason: 'Mistake' } },
    make: async (state) => {
      const clauses = [{ title: 'Rent', body: 'Monthly.' }];
      const template = await made('document-templates/', { name: 'Lease', kind: 'residential', clauses });
      const id = await made(`leases/${house.lease}/documents/`, { template });
      const steps: Readonly<Record<string, readonly string[]>> = {
        signed: ['sign'],
        withdrawn: ['withdraw'],
      };
      for (const verb of steps[state] ?? [])
        await made(`documents/${id}/${verb}/`, document.bodies[verb] ?? {});
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
    ['a message', message],
    ['a document', document],
  ])('%s', (_, thing) => {
    it.each(thing.states)(
      'in state %s takes the steps that lead from it, for those who may',
      async (state) => {
        thing.bodies = { ...thing.bodies, ...(thing === receipt && { identify: { lease: house.lease } }) };
        const still = await thing.make(state);
        for (const [verb, step] of Object.entries(thing.machine)) {
          for (const { level, token } of roles) {
            const refusal = refusalOf(step, state, level);
            const lowest = lowestLevel(step) ?? 'user';
            const isLow = stepLevels.indexOf(level) < stepLevels.indexOf(lowest);
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
