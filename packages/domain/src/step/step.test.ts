import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainDate } from '../date/index.ts';
import { parseForm } from '../testing.ts';
import { text } from '../text/index.ts';
import {
  defineSteps,
  lowestLevel,
  reasonFields,
  reasonForm,
  refusalOf,
  type StepCallName,
  stepsByCall,
  verbsOf,
} from './index.ts';

const nothing = { body: z.object({}), summary: 'Something.' } as const;
const letter = defineSteps({
  kind: 'letter',
  states: ['draft', 'sent', 'withdrawn'],
  path: '/api/letters/{id}/',
  reply: z.object({ id: z.int() }),
  steps: {
    edit: { ...nothing, from: { draft: 'user' }, to: 'draft' },
    send: {
      ...nothing,
      from: { draft: 'user' },
      to: 'sent',
      can: ({ to }: { to: string | null }) => to !== null || 'It has no address.',
    },
    withdraw: { ...nothing, from: { draft: 'user', sent: 'admin' }, to: 'withdrawn' },
    decide: { ...nothing, from: { sent: 'providerAdmin' }, to: 'derived', call: 'judgeLetter' },
  },
});
const { send, withdraw, decide } = letter.steps;

test('a step is refused by the state, then the level, then what it needs', () => {
  const draft = { state: 'draft', to: null };
  const sent = { state: 'sent', to: 'Harare' };
  expect(refusalOf(withdraw, draft, 'user')).toBeUndefined();
  expect(refusalOf(withdraw, sent, 'user')).toEqual({ by: 'level' });
  expect(refusalOf(withdraw, sent, 'providerAdmin')).toBeUndefined();
  expect(refusalOf(decide, draft, 'user')).toEqual({ by: 'state' });
  expect(refusalOf(decide, sent, 'admin')).toEqual({ by: 'level' });
  expect(refusalOf(send, draft, 'user')).toEqual({ by: 'record', reason: 'It has no address.' });
  expect(refusalOf(send, { ...draft, to: 'Harare' }, 'user')).toBeUndefined();
});

test('what is offered for a record, and the level that a step takes at least', () => {
  const offered = (state: string, level: 'user' | 'providerAdmin', to: string | null = 'Harare') =>
    verbsOf(letter, { state, to }, level);
  expect(offered('draft', 'user')).toEqual(['edit', 'send', 'withdraw']);
  expect(offered('draft', 'user', null)).toEqual(['edit', 'withdraw']);
  expect(offered('sent', 'user')).toEqual([]);
  expect(offered('sent', 'providerAdmin')).toEqual(['withdraw', 'decide']);
  expect(offered('withdrawn', 'providerAdmin')).toEqual([]);
  expect([withdraw, decide].map(lowestLevel)).toEqual(['user', 'providerAdmin']);
});

test('calls are named by verb and kind, and `edit` is the PATCH of the record', () => {
  const names: StepCallName<typeof letter>[] = [
    'updateLetter',
    'sendLetter',
    'withdrawLetter',
    'judgeLetter',
  ];
  expect(stepsByCall(letter).map(([name]) => name)).toEqual(names);
  expect(letter.calls.edit).toMatchObject({ method: 'PATCH', path: '/api/letters/{id}/' });
  expect(letter.calls.send).toMatchObject({ method: 'POST', path: '/api/letters/{id}/send/', status: 200 });
});

test('the form of a day, which is not to come, and a reason', () => {
  const body = z.object({ on: z.optional(z.nullable(plainDate)), reason: text(500) });
  expect(reasonFields(body)).toEqual(['on', 'reason']);
  expect(reasonFields(z.object({ reason: text(500), amount: text(9) }))).toEqual(['reason']);
  expect(reasonFields(nothing.body)).toEqual([]);
  const typed = { on: '09/02/2026', reason: ' Bounced ' };
  expect(parseForm(reasonForm(body), typed).value).toEqual({ on: '2026-02-09', reason: 'Bounced' });
  expect(parseForm(reasonForm(body), { on: '01/01/2999', reason: '' }).issues).toEqual({
    on: 'in_future',
    reason: 'required',
  });
});
