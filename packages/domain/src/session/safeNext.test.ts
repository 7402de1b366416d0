import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { HOME_PATH, safeNext } from './index.ts';

const origin = 'https://rentsafe.example';

const hostile = [
  'https://evil.example',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\0//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/.%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://rentsafe.example/x',
  'file:///etc/passwd',
  'mailto:x@evil.example',
  'evil.example',
  'services/rent-safe',
  './services',
  '../services',
  '?next=//evil.example',
  '#//evil.example',
  '@evil.example',
  '/login',
  '/login/',
  '/login//',
  '/LOGIN',
  '/Login?next=/services',
  '/login#x',
  '/login/anything',
  '/./login',
  '/services/../login',
  '/%6cogin',
  '/%6C%6F%67%69%6E',
  '/login%2f',
  '/%2flogin',
  `/${'a'.repeat(2048)}`,
  '',
  ' ',
];

describe('safeNext', () => {
  test.each(hostile)('%j goes to the rental area', (next) => expect(safeNext(next, origin)).toBe(HOME_PATH));

  test.each([null, undefined])('%s goes to the rental area', (next) => {
    expect(safeNext(next, origin)).toBe(HOME_PATH);
  });

  test.each([
    '/',
    '/services',
    '/services/rent-safe/admin/internal-users',
    '/services/rent-safe/?individual_q=moyo&individual_page=3',
    '/services/rent-safe/leases?show=Due%2090%2B%20days',
    '/services/rent-safe/?next=https://evil.example',
    '/services/rent-safe#main',
    '/login-help',
    '/services/login',
    '/@evil.example',
    '/https://evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    `/${'a'.repeat(2047)}`,
  ])('%j is honoured as it is', (next) => expect(safeNext(next, origin)).toBe(next));

  test('a whole address of this site is not a path', () => {
    expect(safeNext(`${origin}/services`, origin)).toBe(HOME_PATH);
  });

  test('an opaque origin honours nothing', () => expect(safeNext('/services', 'null')).toBe(HOME_PATH));

  test('other text is encoded, lone surrogates too', () => {
    expect(safeNext('/ünï/\ud800', origin)).toBe('/%C3%BCn%C3%AF/%EF%BF%BD');
    expect(safeNext('/%E0%A4%A', origin)).toBe('/%E0%A4%A');
  });

  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '@', ':', '?', '#', '\t', '\n', '\0', ' '],
    ...[
      'login',
      '%6cogin',
      'LOGIN',
      'evil.example',
      'https:',
      'javascript:',
      'services',
      '\u202e',
      '\ud800',
      '；',
      '／',
    ],
  );
  const made = fc.oneof(
    hostileText,
    fc.webUrl(),
    fc.constantFrom(...hostile),
    fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    fc.tuple(fc.constantFrom(...hostile), fc.string()).map(([one, other]) => one + other),
  );

  test('the result is always a path of this site that is not the sign-in', () => {
    fc.assert(
      fc.property(made, (next) => {
        const path = safeNext(next, origin);
        const url = new URL(path, origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/\\|\p{Cc}/u);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(url.pathname).not.toMatch(/^\/(login|%6cogin)(\/|$)/i);
        expect(safeNext(path, origin).length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});
