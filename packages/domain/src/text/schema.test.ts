import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileText } from '../testing.ts';
import {
  blankText,
  emailAddress,
  maxLength,
  minLength,
  optionalField,
  optionalText,
  phoneNumber,
  recordId,
  text,
  webAddress,
} from './index.ts';

describe('web addresses', () => {
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
  test.each(['a\0b', '\ud800', '\udc00x'])('%j cannot be stored, and is refused', (value) => {
    expect(text().safeParse(value).success).toBe(false);
    expect(blankText().safeParse(value).success).toBe(false);
  });

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
