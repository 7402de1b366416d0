import { expect, test } from 'vitest';
import { callAccess, contract } from '../contract/index.ts';
import { type access, mayCall, mayReadHistory, roleOf, roles } from './index.ts';

test('every call of the contract has its roles', () => {
  expect(Object.keys(callAccess).sort()).toEqual(Object.keys(contract).sort());
});

test.each([
  ['staff', 1, 'admin'],
  ['staff', 2, 'user'],
  ['client', 1, 'clientAdmin'],
  ['client', 2, 'clientUser'],
] as const)('%s of level %i is %s', (user_type, access_level, role) => {
  expect(roleOf({ user_type, access_level })).toBe(role);
});

test('a role may make its calls, and everyone the public ones', () => {
  const who = (call: keyof typeof access) => roles.filter((role) => mayCall(role, call));
  expect(who('createBranch')).toEqual(['admin', 'user']);
  expect(who('listUsers')).toEqual(['admin', 'clientAdmin']);
  expect(who('login')).toEqual([...roles]);
});

test('the history of the register is for Admins of the provider, of a book for its own too', () => {
  const who = (subject: string) => roles.filter((role) => mayReadHistory(role, subject));
  expect(who('individual')).toEqual(['admin']);
  expect(who('lease')).toEqual(['admin', 'clientAdmin']);
});
