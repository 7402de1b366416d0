import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import {
  checkLetterOf,
  hasRightCheckLetter,
  isNationalId,
  isPassportNumber,
  isRegistrationNumberFormat,
  normaliseIdentification,
} from './index.ts';

const letters = [...'ZABCDEFGHJKLMNPQRSTVWXY'];
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const digits = fc.stringMatching(/^\d{8,9}$/);
const district = fc.stringMatching(/^\d{2}$/);
const validNumber = fc
  .tuple(digits, district)
  .map(([first, origin]) => ({ first, origin, number: first + checkLetterOf(first) + origin }));

describe('check letter', () => {
  test.each([
    '63123456B63',
    '631234567D63',
    '08123456S08',
    '750000001R75',
    '297654321E29',
    '63100017Z63',
    '02000017F00',
  ])('%s has the right form and letter', (number) => {
    expect(isNationalId(number)).toBe(true);
    expect(hasRightCheckLetter(number)).toBe(true);
  });

  test('a wrong letter keeps the right form', () => {
    expect(isNationalId('63123456C63')).toBe(true);
    expect(hasRightCheckLetter('63123456C63')).toBe(false);
  });

  test('there are 23 letters, without I, O and U, and the remainder chooses', () => {
    expect(letters.map((_, remainder) => checkLetterOf(String(23 * 1_000_000 + remainder)))).toEqual(letters);
  });

  test.each(['', 'ABCDEFGH', '6312345x'])('what has no digits has no valid number: %j', (first) => {
    expect(hasRightCheckLetter(`${first}${checkLetterOf(first)}63`)).toBe(false);
  });

  test('every number made with its letter passes', () => {
    fc.assert(fc.property(validNumber, ({ number }) => isNationalId(number) && hasRightCheckLetter(number)));
  });

  test('every other letter fails, and only the letter test', () => {
    fc.assert(
      fc.property(validNumber, fc.constantFrom(...alphabet), ({ first, origin }, letter) => {
        fc.pre(letter !== checkLetterOf(first));
        const changed = first + letter + origin;
        return isNationalId(changed) && !hasRightCheckLetter(changed);
      }),
    );
  });

  test('one wrong digit is found', () => {
    fc.assert(
      fc.property(validNumber, fc.nat(7), fc.integer({ min: 1, max: 9 }), ({ first, number }, at, add) => {
        const digit = String((Number(first[at]) + add) % 10);
        return !hasRightCheckLetter(number.slice(0, at) + digit + number.slice(at + 1));
      }),
    );
  });
});

describe('form', () => {
  test.each([
    '6312345B63',
    '6312345678B63',
    '63123456b63',
    '63-123456-B-63',
    ' 63123456B63',
    '63123456B63\n',
    '63123456B6',
    '63123456B631',
    '63123456BB3',
    '63123456É63',
    '٦٣١٢٣٤٥٦B63',
    '63123456B63\0',
    '\u202e63123456B63',
    '',
    '9'.repeat(100_000),
  ])('%j is refused', (number) => expect(isNationalId(number)).toBe(false));

  test.each(['EN012345', 'A1234567', '123456789', 'BN0123456'])('%s can be a passport', (number) => {
    expect(isPassportNumber(number)).toBe(true);
  });
  test.each(['', 'MOYO', 'TENDAI', 'EN01', 'en012345', '6312345B63', '63123456B63', 'EN-012345', 'ÉN012345'])(
    '%j can be no passport',
    (number) => expect(isPassportNumber(number)).toBe(false),
  );

  test('the registration-number check takes small letters too', () => {
    expect(isRegistrationNumberFormat('63123456b63')).toBe(true);
    expect(isRegistrationNumberFormat('1234/2015')).toBe(false);
  });
});

describe('normalisation', () => {
  test.each([
    ['63-123456-B-63', '63123456B63'],
    ['63-1234567D63', '631234567D63'],
    [' 63 123456 b 63 ', '63123456B63'],
    ['63\u2013123456\u2014b\u201263', '63123456B63'],
    ['63\u2212123456\u00a0b\t63', '63123456B63'],
    ['en 012345', 'EN012345'],
    ['', ''],
  ])('%j becomes %j', (typed, expected) => expect(normaliseIdentification(typed)).toBe(expected));

  test('nothing but spaces, dashes and case is lost', () => {
    expect(normaliseIdentification('63/123456.B_63')).toBe('63/123456.B_63');
  });

  test('it is idempotent', () => {
    fc.assert(
      fc.property(hostileText, (typed) => {
        const once = normaliseIdentification(typed);
        return normaliseIdentification(once) === once;
      }),
    );
  });

  test('spaces, dashes and case never matter', () => {
    const noise = fc.constantFrom('', ' ', '-', ' - ', '\u2013', '\u00a0');
    fc.assert(
      fc.property(validNumber, fc.array(noise, { minLength: 14, maxLength: 14 }), ({ number }, noises) => {
        const typed = [...number].map((sign, at) => sign.toLowerCase() + (noises[at] ?? '')).join('');
        return normaliseIdentification(typed) === number;
      }),
    );
  });
});
