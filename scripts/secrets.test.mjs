import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsIn } from './secrets.mjs';

const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'c2lnbmF0dXJlLW9mLWl0'].join('.');

test.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a JSON web token', `const t="${token}"`],
  ['a password hash', '$argon2id$v=19$m=19456'],
  ['a service key', `ghp_${'a1B2'.repeat(9)}`],
  ['credentials in an address', 'postgres://rentsafe:hunter22@db.internal/rentsafe'],
  ['a password', 'const o={password:"correct-horse-battery"}'],
  ['a password of the journeys', 'kopje-lantern-violet-42'],
  ['a path of the machine', join(import.meta.dirname, 'x.js')],
  ['a source map', '//# sourceMappingURL=index.js.map'],
])('%s is found', (kind, text) => {
  expect(secretsIn('index.js', text)).toEqual([expect.stringContaining(kind)]);
});

test.each([
  'label: "Password", name: "password", type: "password"',
  'postgres://user:password@host:5432/database',
  '/services/rent-safe/work-orders/',
  'https://www.rentsafe.example/home/',
])('%s is not a secret', (text) => {
  expect(secretsIn('index.js', text)).toEqual([]);
});

test('a file for developers is found by its name', () => {
  expect(secretsIn('index.js.map', '{}')).toEqual(['a file for developers']);
  expect(secretsIn('main.js.map', '{}', { maps: true })).toEqual([]);
  expect(secretsIn('.env', '')).toEqual(['a file for developers']);
});
