import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { fileSafeName, isStorableText, isWebAddress, joinParts, orNull, withScheme } from './index.ts';

describe('storable text', () => {
  test.each(['', 'Rudo', '😀', 'e\u0301', '\u202eabc', 'שלום', '\ufeff', '\n\t'])(
    '%j can be stored',
    (value) => {
      expect(isStorableText(value)).toBe(true);
    },
  );
  test.each(['\0', 'a\0b', '\ud800', '\udc00x', 'x\udbff', '\udc00\ud800'])('%j cannot', (value) => {
    expect(isStorableText(value)).toBe(false);
  });
  test('exactly what is stored goes to UTF-8 and back, NUL aside', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const back = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(value));
        return isStorableText(value) === (back === value && !value.includes('\0'));
      }),
    );
  });
});

describe('web addresses', () => {
  test.each([
    'https://www.example.co.zw',
    'http://example.com/path?q=1#x',
    'https://example.co.zw:8443/',
    'HTTPS://EXAMPLE.COM',
    'https://münchen.example',
    'https://xn--mnchen-3ya.example',
    'http://192.168.1.10/',
    'https://x.com/@rentsafe',
  ])('%j is one', (url) => expect(isWebAddress(url)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//.x.com',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x.y',
    'ftp://example.com',
    'file:///etc/passwd.txt',
    'blob:https://example.com/x',
    'http://user@example.com',
    'https://user:secret@example.com',
    'https://www.example.com@evil.example',
    'https://localhost',
    'https://example',
    'https://example.',
    'https://.com',
    'https://12345',
    'https://0x7f000001',
    'https://127.1',
    'https://[::1]',
    'https:example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'https://exa\nmple.com',
    'https://exa mple.com',
    ' https://example.com',
    'https://example.com/\u202egnp.exe',
    'https://example.com/\u200b',
    'https://example.com/\0',
    '//example.com',
    'www.example.com',
    'not a url',
    '',
  ])('%j is none', (url) => expect(isWebAddress(url)).toBe(false));

  test.each([
    ['www.x.co.zw', 'https://www.x.co.zw'],
    [' x.co.zw/path ', 'https://x.co.zw/path'],
    ['x.co.zw:8080', 'https://x.co.zw:8080'],
    ['https://x.co.zw', 'https://x.co.zw'],
    ['HTTP://x.co.zw', 'HTTP://x.co.zw'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
    ['  ', ''],
  ])('%j becomes %j', (typed, url) => expect(withScheme(typed)).toBe(url));
});

test('what a form leaves empty is null', () => {
  expect(['', null, undefined, 0, 'x'].map(orNull)).toEqual([null, null, null, 0, 'x']);
});

test('parts that are empty are not joined', () => {
  expect(joinParts([' a ', '', null, undefined, '  ', 'b'], ', ')).toBe('a, b');
});

describe('file names', () => {
  test.each([
    ['Landlord Property Statement', 'Landlord Property Statement'],
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['report\u202efdp.exe', 'report fdp.exe'],
    [' .hidden. ', 'hidden'],
    ['x\0\n\ty', 'x y'],
    ['\ud800', ''],
    ['Šárka 😀', 'Šárka 😀'],
  ])('%j becomes %j', (name, safe) => expect(fileSafeName(name)).toBe(safe));

  test('any name becomes one that every system takes, and stays it', () => {
    fc.assert(
      fc.property(
        fc.array(hostileText, { maxLength: 20 }).map((parts) => parts.join('/')),
        (name) => {
          const safe = fileSafeName(name);
          expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]|^[.\s]|[.\s]$/u);
          expect(safe.length).toBeLessThanOrEqual(120);
          expect(fileSafeName(safe)).toBe(safe);
        },
      ),
      { numRuns: 300 },
    );
  });
});
