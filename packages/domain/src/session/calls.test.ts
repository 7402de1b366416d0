import { describe, expect, test } from 'vitest';
import { login, me, refreshSession, setPassword } from './index.ts';

const fieldsOf = (
  schema: typeof login.body | typeof refreshSession.body | typeof setPassword.body,
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe('login', () => {
  test('the user name is trimmed, the password is kept as typed', () => {
    expect(login.body.parse({ username: ' rudo ', password: ' pass word ' })).toEqual({
      username: 'rudo',
      password: ' pass word ',
    });
  });

  test.each([
    [{ username: '   ', password: 'x' }, ['username']],
    [{ username: 'x', password: '   ' }, ['password']],
    [{ username: '', password: '' }, ['username', 'password']],
    [{}, ['username', 'password']],
    [{ username: 1, password: {} }, ['username', 'password']],
    [{ username: 'x\0', password: 'y\0' }, ['username', 'password']],
    [{ username: 'x'.repeat(255), password: 'y'.repeat(1025) }, ['username', 'password']],
  ])('%j is refused at %j', (value, fields) => expect(fieldsOf(login.body, value)).toEqual(fields));

  test('an answer without an access token is none', () => {
    const reply = { user: { id: 1, username: 'x', user_type: 'staff' }, access: 'a', refresh: 'r' };
    expect(login.reply.safeParse(reply).success).toBe(true);
    expect(login.reply.safeParse({ ...reply, access: '' }).success).toBe(false);
    expect(login.reply.safeParse({ access: 'a', refresh: 'r' }).success).toBe(false);
  });
});

test('the other calls refuse blank secrets', () => {
  expect(fieldsOf(refreshSession.body, { refresh: ' ' })).toEqual(['refresh']);
  expect(fieldsOf(setPassword.body, { token: '', password: ' ' })).toEqual(['token', 'password']);
});

test('me tells staff from client users', () => {
  const staff = {
    id: 1,
    username: 'x',
    first_name: 'Rudo',
    last_name: 'Makoni',
    email: 'rudo@rentsafe.example',
    user_type: 'staff',
    access_level: 1,
    client: 1,
    client_name: 'RentSafe',
  };
  expect(me.reply.safeParse(staff).success).toBe(true);
  expect(me.reply.safeParse({ ...staff, user_type: 'root' }).success).toBe(false);
});
