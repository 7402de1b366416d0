import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileText } from '../testing.ts';
import {
  blankText,
  emailAddress,
  fileSafeName,
  isStorableText,
  isWebAddress,
  joinParts,
  maxLength,
  minLength,
  optionalField,
  optionalText,
  orNull,
  phoneNumber,
  recordId,
  text,
  webAddress,
  withScheme,
} from './index.ts';

describe('storable text', () => {
  test.each(['', 'Rudo', '😀', 'e\u0301', '\u202eabc', 'שלום', '\ufeff', '\n\t'])(
    '%j can be stored',
    (value) => {
      expect(isStorableText(value)).toBe(true);
    },
  );
  test.each(['\0', 'a\0b', '\ud800', '\udc00x', 'x\udbff', '\udc00\ud800'])('%j cannot', (value) => {
    expect(isStorableText(value)).toBe(false);
    expect(text().safeParse(value).success).toBe(false);
    expect(blankText().safeParse(value).success).toBe(false);
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

  test('the schema puts https:// before an address and refuses the rest', () => {
    expect(webAddress.parse(' www.x.co.zw ')).toBe('https://www.x.co.zw');
    for (const typed of [
      'javascript:alert(1)',
      'javascript:1',
      'data:1',
      'rentsafe',
      'a b.com',
      '',
      `x.co/${'y'.repeat(300)}`,
    ]) {
      expect(webAddress.safeParse(typed).success, typed).toBe(false);
    }
  });

  test('whatever passes is a link to a site, with the text as it was typed', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      hostileText,
      hostileText.map((rest) => `https://x.co${rest}`),
    );
    fc.assert(
      fc.property(typed, (value) => {
        const { data } = webAddress.safeParse(value);
        if (data === undefined) return;
        expect(new URL(data).protocol).toMatch(/^https?:$/);
        expect(new URL(data, 'https://rentsafe.example/services').href).toBe(new URL(data).href);
        expect(data).not.toMatch(/[\s\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 300 },
    );
  });
});

describe('schemas', () => {
  test('text is trimmed before it is measured', () => {
    expect(text(3).parse('  abc  ')).toBe('abc');
    expect(text().safeParse(' \t\u00a0 ').success).toBe(false);
    expect(text(3).safeParse('abcd').success).toBe(false);
    expect(blankText().parse('   ')).toBe('');
  });

  test.each(['x@example.co.zw', ' X.Y+z@example.com ', "o'brien@example.com"])(
    '%j is an email address',
    (value) => {
      expect(emailAddress.parse(value)).toBe(value.trim());
    },
  );
  test.each([
    'x',
    'x@',
    '@example.com',
    'x@example',
    'x y@example.com',
    'x@@example.com',
    'x@example.com\0',
    `${'x'.repeat(250)}@e.co`,
    'a@b.c\nBcc: x@evil.example',
  ])('%j is none', (value) => expect(emailAddress.safeParse(value).success).toBe(false));

  test.each([0, -1, 1.5, 2 ** 53, Number.POSITIVE_INFINITY, Number.NaN, '1', null, true, 1n])(
    '%s is no id',
    (value) => {
      expect(recordId.safeParse(value).success).toBe(false);
    },
  );
  test('ids go up to 2^53 - 1', () => expect(recordId.parse(Number.MAX_SAFE_INTEGER)).toBe(2 ** 53 - 1));

  test('an optional field may be left out, null or empty', () => {
    const schema = optionalField(emailAddress);
    for (const value of [undefined, null, '']) expect(schema.safeParse(value).success).toBe(true);
    expect(['', null, undefined, 0, 'x'].map(orNull)).toEqual([null, null, null, 0, 'x']);
  });
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

test.each([
  '{"length":{"toString":1}}',
  '{"length":{"valueOf":null}}',
  '[{"length":{"toString":1}}]',
  '{"length":-1}',
])('the body %s is an issue where a text or a list of texts belongs, and nothing throws', (json) => {
  const list = z.array(text()).check(minLength(1), maxLength(3));
  for (const schema of [text(), optionalText(), emailAddress, webAddress, phoneNumber, list]) {
    expect(schema.safeParse(JSON.parse(json)).success).toBe(false);
  }
});
