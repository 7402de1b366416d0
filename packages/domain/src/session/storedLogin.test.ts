import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { parseStoredLogin } from './index.ts';

const login = {
  id: 7,
  username: 'rudo@rentsafe.example',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.abc_-',
  refresh_token: 'r'.repeat(43),
  user_type: 'staff',
};
const json = JSON.stringify(login);

test('what the login stores is read back', () => expect(parseStoredLogin(json)).toEqual(login));

test('only user name and access token are needed', () => {
  expect(parseStoredLogin('{"access_token":"a"}')).toEqual({
    id: null,
    username: '',
    access_token: 'a',
    refresh_token: null,
    user_type: null,
  });
});

test('other fields of the wrong type are dropped, not believed', () => {
  const odd = '{"access_token":"a","id":1e400,"username":{},"refresh_token":5,"user_type":[],"extra":1}';
  expect(parseStoredLogin(odd)).toEqual({
    id: null,
    username: '',
    access_token: 'a',
    refresh_token: null,
    user_type: null,
  });
});

describe('corrupt values mean: not logged in', () => {
  const cut = Array.from({ length: json.length }, (_, length) => json.slice(0, length));
  const badTokens = [
    ...['null', '0', '1', 'true', 'false', '[]', '{}', '["a"]', '{"toString":1}', '1e400', '-0', '""', '" "'],
    ...[
      '"\\n"',
      '"a\\nb"',
      '"a\\u0000"',
      '"\\ud800"',
      '"\\u202eabc"',
      '"é"',
      '"😀"',
      '"a\\r\\nX-Evil: 1"',
      '"\\u00a0"',
    ],
  ].map((token) => `{"id":1,"username":"x","access_token":${token}}`);
  const values = [
    ...[
      '',
      ' ',
      'null',
      'undefined',
      'NaN',
      'true',
      'false',
      '0',
      '-1',
      '1e400',
      '"token"',
      '""',
      '[]',
      '{}',
      '[[]]',
    ],
    ...[
      '[null]',
      '[{"access_token":"a"}]',
      'a',
      'access_token',
      '{access_token:"a"}',
      "{'access_token':'a'}",
    ],
    ...[
      '{"access_token":"a"',
      '{"access_token":"a"}}',
      '{"access_token":"a",}',
      '\ufeff{"access_token":"a"}',
    ],
    ...[
      '{"Access_token":"a"}',
      '{"accessToken":"a"}',
      '{"access":"a"}',
      '{"token":"a"}',
      '"{\\"access_token\\":\\"a\\"}"',
    ],
    ...['{"__proto__":{"access_token":"a"}}', '{"constructor":{"prototype":{"access_token":"a"}}}'],
    ...[
      'eyJhbGciOiJIUzI1NiJ9.e30.abc',
      '[object Object]',
      '<html></html>',
      '\0',
      '\ud800',
      '\u202e{}',
      '// {}',
    ],
    ...['['.repeat(100_000), '{"a":'.repeat(50_000), `"${'x'.repeat(100_000)}"`],
    ...badTokens,
    ...cut,
  ];

  test('there are more than 200 of them', () => expect(new Set(values).size).toBeGreaterThan(200));

  test.each([...new Set(values)].map((value) => [value.slice(0, 60), value]))('%j', (_, value) => {
    expect(parseStoredLogin(value)).toBeNull();
  });

  test('nothing stored', () => expect(parseStoredLogin(null)).toBeNull());

  test('no text and no JSON makes it throw, and what it gives has a token for a header', () => {
    const value = fc.oneof(
      hostileText,
      fc.json(),
      fc.jsonValue().map((token) => JSON.stringify({ access_token: token })),
    );
    fc.assert(
      fc.property(value, (text) => {
        const read = parseStoredLogin(text);
        if (read) new Headers({ Authorization: `Bearer ${read.access_token}` });
      }),
      { numRuns: 500 },
    );
  });

  test('no prototype is changed', () => {
    parseStoredLogin('{"__proto__":{"polluted":1},"access_token":"a"}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
