import { expect, test } from 'vitest';
import { lowestLevel, type Machine, refusalOf, verbsOf } from './index.ts';

const machine = {
  send: { from: { draft: 'user' }, to: 'sent' },
  withdraw: { from: { draft: 'user', sent: 'admin' }, to: 'withdrawn' },
  decide: { from: { sent: 'providerAdmin' }, to: 'derived' },
} as const satisfies Machine<'draft' | 'sent' | 'withdrawn'>;

test('a step is refused by the state before the level', () => {
  expect(refusalOf(machine.withdraw, 'draft', 'user')).toBeUndefined();
  expect(refusalOf(machine.withdraw, 'sent', 'user')).toBe('level');
  expect(refusalOf(machine.withdraw, 'sent', 'providerAdmin')).toBeUndefined();
  expect(refusalOf(machine.decide, 'draft', 'user')).toBe('state');
  expect(refusalOf(machine.decide, 'sent', 'admin')).toBe('level');
});

test('what is offered in a state, and the level that a step takes at least', () => {
  expect(verbsOf(machine, 'draft', 'user')).toEqual(['send', 'withdraw']);
  expect(verbsOf(machine, 'sent', 'user')).toEqual([]);
  expect(verbsOf(machine, 'sent', 'providerAdmin')).toEqual(['withdraw', 'decide']);
  expect(verbsOf(machine, 'withdrawn', 'providerAdmin')).toEqual([]);
  expect([machine.withdraw, machine.decide].map(lowestLevel)).toEqual(['user', 'providerAdmin']);
});
