import { describe, expect, test } from 'vitest';
import { isLongPassword } from '../user/index.ts';
import { isCommonPassword, passwordProblem } from './index.ts';

test('twelve characters, counted as a person counts them', () => {
  expect(isLongPassword('elevenchars')).toBe(false);
  expect(isLongPassword('twelve-chars')).toBe(true);
  expect(isLongPassword('😀'.repeat(11))).toBe(false);
  expect(isLongPassword('😀'.repeat(12))).toBe(true);
});

describe('common passwords', () => {
  test.each([
    'Password1234',
    'P@ssw0rd!!!!',
    'Zimbabwe2026',
    'rentsafe-2026',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    '123456789012',
    '908172635445',
    'abc123456789',
    '123456789qaz',
    'test12345678',
    'hello1234567',
    'abcdefgh1234',
    'Summer2026!!',
    'Manchester2024',
    'Liverpool2023!',
    'Bulawayo2025',
    'Harare123456',
    'adminadminadmin',
    'qwertyuiop12',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(['kopje-lantern-violet-42', 'mukwa tree at noon', 'Ndiri kuenda kumba'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

test('the first reason is returned, and none for a good password', () => {
  const email = 'rudo.makoni@rentsafe.example';
  expect(passwordProblem('short', email)).toEqual({ code: 'short_password', params: { min: 12 } });
  expect(passwordProblem('password1234', email)?.code).toBe('common_password');
  expect(passwordProblem('Rudo.Makoni@rentsafe.example', email)?.code).toBe('password_is_email');
  expect(passwordProblem('takudzwanashe', 'takudzwanashe@rentsafe.example')?.code).toBe('password_is_email');
  expect(passwordProblem('kopje-lantern-violet-42', email)).toBeNull();
});

test('words of the account do not make a password', () => {
  expect(isCommonPassword('Takudzwanashe2024')).toBe(false);
  expect(isCommonPassword('Takudzwanashe2024', 'takudzwanashe@rentsafe.example')).toBe(true);
});

test('a long one is examined in no more time than a short one', () => {
  const time = (password: string) => {
    const begin = performance.now();
    isCommonPassword(password);
    return performance.now() - begin;
  };
  time('warm up the dictionaries');
  expect(time('a1!'.repeat(340))).toBeLessThan(20 * time('a1!'.repeat(21)));
});
