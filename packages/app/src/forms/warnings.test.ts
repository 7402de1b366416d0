import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPhones } from '../calls/e164';
import { ageWarning, tinWarning, vatWarning } from './warnings';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2010-11-22', undefined],
  ['2010-11-23', /15 years/],
  ['2025-11-22', /1 year\./],
  ['1915-11-23', undefined],
  ['1915-11-22', /111 years/],
  ['2026-11-23', undefined],
  ['', undefined],
  ['31/02/1990', undefined],
])('born on %s', (birthDate, expected) => {
  if (expected) expect(ageWarning(birthDate)).toMatch(expected);
  else expect(ageWarning(birthDate)).toBeUndefined();
});

test('a TIN of 8 to 10 digits and a VAT number of 8 or 9 pass, with spaces too', () => {
  for (const text of ['', '12345678', '2000 123 456']) expect(tinWarning(text)).toBeUndefined();
  for (const text of ['12', '12345678901', 'abc']) expect(tinWarning(text)).toMatch(/8 to 10 digits/);
  expect(vatWarning('123456789')).toBeUndefined();
  expect(vatWarning('1234567890')).toMatch(/8 or 9 digits/);
});

test('telephones are written as one reads them; what is none stays, and is named', async () => {
  expect(await readPhones('0772 333 444 / 0712345678')).toEqual({
    text: '+263 77 233 3444, +263 71 234 5678',
    impossible: [],
  });
  expect(await readPhones('12345; +44 20 7946 0018')).toEqual({
    text: '12345, +44 20 7946 0018',
    impossible: ['12345'],
  });
  expect(await readPhones('')).toEqual({ text: '', impossible: [] });
});
