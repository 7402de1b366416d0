import { describe, expect, test } from 'vitest';
import { isCommonPassword, isLongPassword, passwordProblem } from './index.ts';

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
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(['kopje-lantern-violet-42', 'mukwa tree at noon', 'Ndiri kuenda kumba'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

test('the first reason is said, and none for a good password', () => {
  const email = 'rudo.makoni@rentsafe.example';
  expect(passwordProblem('short', email)).toMatch(/at least 12 characters/);
  expect(passwordProblem('password1234', email)).toMatch(/too common/);
  expect(passwordProblem('Rudo.Makoni@rentsafe.example', email)).toMatch(/e-mail/);
  expect(passwordProblem('takudzwanashe', 'takudzwanashe@rentsafe.example')).toMatch(/e-mail/);
  expect(passwordProblem('kopje-lantern-violet-42', email)).toBeNull();
});
