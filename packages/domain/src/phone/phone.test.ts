import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { phoneNumber } from '../text/index.ts';
import { formatPhone, toE164 } from './index.ts';

describe('toE164', () => {
  test.each(['71', '73', '77', '78', '79'])('mobile numbers of 0%s', (prefix) => {
    expect(toE164(`0${prefix} 234 5678`)).toBe(`+263${prefix}2345678`);
  });

  test.each([
    ['0242 700 123', '+263242700123'],
    ['(029) 226-0000', '+263292260000'],
    ['020 226 4000', '+263202264000'],
    ['039 226 2000', '+263392262000'],
    ['054 222 0000', '+263542220000'],
    ['055 252 0000', '+263552520000'],
    ['065 252 0000', '+263652520000'],
    ['067 212 2000', '+263672122000'],
  ])('the landline %s', (typed, expected) => expect(toE164(typed)).toBe(expected));

  test.each([
    ['+263 77 123 4567', '+263771234567'],
    ['00263771234567', '+263771234567'],
    ['263771234567', '+263771234567'],
    ['+27 82 123 4567', '+27821234567'],
    ['+44 7911 123456', '+447911123456'],
    // Some countries' valid numbers are as short as this.
    ['+49 01000', '+491000'],
    ['\u202a+263 77 123 4567\u202c', '+263771234567'],
  ])('%j is %s', (typed, expected) => expect(toE164(typed)).toBe(expected));

  test('a number without a country code is of the country that is given', () => {
    expect(toE164('082 123 4567', 'ZA')).toBe('+27821234567');
  });

  test.each([
    '',
    ' ',
    '077',
    '077123456',
    '07712345678',
    '077CALLME',
    'tel:+263771234567',
    '+1e400',
    '\0',
    '0771234567 ext. 5',
    '+263',
    '0771234567 or 0712345678',
    '7'.repeat(100_000),
  ])('%j is no number', (typed) => expect(toE164(typed)).toBeNull());

  test('it never throws, is idempotent, and prints what it reads back', () => {
    const typed = fc.oneof(
      hostileText,
      fc.stringMatching(/^0(71|73|77|78|79)\d{7}$/),
      fc.stringMatching(/^\+\d{7,15}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const e164 = toE164(text);
        if (e164 === null) return;
        expect(e164).toMatch(/^\+[1-9]\d{3,14}$/);
        expect(toE164(e164)).toBe(e164);
        expect(toE164(formatPhone(e164))).toBe(e164);
        expect(phoneNumber.safeParse(e164).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('formatPhone groups a number and leaves other text as it is', () => {
  expect(formatPhone('+263771234567')).toBe('+263 77 123 4567');
  expect(formatPhone('0771234567')).toBe('0771234567');
  expect(formatPhone('n/a')).toBe('n/a');
});

describe('the pattern of the wire', () => {
  test.each(['+263771234567', '0771 234 567', '(0242) 700-123', '+27.82.123.4567', ' 12 '])(
    '%j passes',
    (value) => {
      expect(phoneNumber.safeParse(value).success).toBe(true);
    },
  );
  test.each([
    '',
    ' ',
    '+',
    '()-',
    '++263771',
    '077+123',
    '077a',
    '٠٧٧',
    '077\0',
    '\u202e077',
    '1'.repeat(31),
    '0771 234 567/0772 345 678',
    '0771 234 567 0772 345 678',
    '+263771234567,0772345678',
    '0242 700 123/4',
  ])('%j does not', (value) => {
    expect(phoneNumber.safeParse(value).success).toBe(false);
  });
  test('text as long as a body can be is refused at once', () => {
    expect(phoneNumber.safeParse(`${'1'.repeat(260_000)}x`).success).toBe(false);
  });
});
