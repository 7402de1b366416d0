import { describe, expect, test } from 'vitest';
import { sampleUsers } from '../fixtures/index.ts';
import { parseForm } from '../testing.ts';
import {
  accessLevelLabel,
  createUser,
  internalUser,
  userChangesForm,
  userForm,
  userInput,
  userPatch,
} from './index.ts';

const valid = { first_name: 'Rudo', last_name: 'Makoni', email: 'rudo@rentsafe.example', access_level: 1 };
const pathsOf = (value: unknown) =>
  userInput.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('input', () => {
  test('both levels', () => {
    expect(pathsOf(valid)).toEqual([]);
    expect(pathsOf({ ...valid, access_level: 2 })).toEqual([]);
  });

  test.each([0, 3, -1, 1.5, '1', 'admin', true, null, undefined, [1], Number.NaN])(
    '%j is no level',
    (access_level) => {
      expect(pathsOf({ ...valid, access_level })).toEqual(['access_level']);
    },
  );

  test.each(['first_name', 'last_name', 'email'])('%s is required', (name) => {
    for (const value of [undefined, null, '', ' ', 5])
      expect(pathsOf({ ...valid, [name]: value })).toEqual([name]);
  });

  test('the email address is checked', () => expect(pathsOf({ ...valid, email: 'rudo' })).toEqual(['email']));

  test('a change names its version and any field, but no id', () => {
    expect(userPatch.parse({ version: 3, is_active: false, email: ' x@example.com', id: 9 })).toEqual({
      version: 3,
      is_active: false,
      email: 'x@example.com',
    });
    expect(userPatch.safeParse({ is_active: false }).error?.issues[0]?.path).toEqual(['version']);
    expect(userPatch.safeParse({ version: 1, access_level: 3 }).success).toBe(false);
    expect(userPatch.safeParse({ version: 1, is_active: 'no' }).success).toBe(false);
  });
});

test('six sample users, each readable', () => {
  expect(sampleUsers).toHaveLength(6);
  for (const user of sampleUsers) expect(internalUser.safeParse(user).error).toBeUndefined();
});

test('the answer to a creation may lack the invitation', () => {
  const user = { ...valid, id: 7 };
  expect(createUser.reply.safeParse(user).success).toBe(true);
  const invitation = { url: 'http://localhost/set-password#token=x', expires_at: '2026-03-08T08:30:00Z' };
  expect(createUser.reply.safeParse({ ...user, invitation }).success).toBe(true);
});

test.each([
  [1, 'Admin'],
  ['2', 'User'],
  [3, '3'],
  [null, ''],
  ['constructor', 'constructor'],
])('the level %j is shown as %j', (level, label) => expect(accessLevelLabel(level)).toBe(label));

const typed = { firstName: ' Rudo ', lastName: 'Makoni', email: 'rudo@rentsafe.example', accessLevel: '1' };

describe('form', () => {
  test('names of the form become those of the wire', () => {
    expect(parseForm(userForm, typed)).toEqual({ value: valid, issues: {} });
  });

  test('issues name the controls', () => {
    expect(parseForm(userForm, {}).issues).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      accessLevel: 'required',
    });
    const wrong = { firstName: 'x', lastName: 'x'.repeat(151), email: 'rudo', accessLevel: '3' };
    expect(parseForm(userForm, wrong).issues).toEqual({
      lastName: 'too_long',
      email: 'not_an_email',
      accessLevel: 'not_a_choice',
    });
  });
});

describe('form of changes', () => {
  const parse = (changes: Record<string, string>) => parseForm(userChangesForm, { ...typed, ...changes });

  test('has whether the user may sign in beside the fields of a new one', () => {
    expect(parse({}).value).toEqual({ ...valid, is_active: false });
    expect(parse({ isActive: 'on' }).value).toEqual({ ...valid, is_active: true });
  });

  test('what is emptied is required', () => {
    expect(parse({ firstName: ' ', email: '' }).issues).toEqual({ firstName: 'required', email: 'required' });
    expect(parse({ accessLevel: '' }).issues).toEqual({ accessLevel: 'required' });
  });

  test('a refusal of the server belongs to its control', () =>
    expect(userChangesForm.controlOf({}, ['first_name'])).toBe('firstName'));
});
