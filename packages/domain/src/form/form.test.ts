import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldText,
  integerOrUndefined,
  numberOrText,
  readFields,
  rowSuffixes,
  withoutEmpty,
} from './index.ts';

test('the first value of a name counts, trimmed; files and absent names are empty', () => {
  const fields = readFields([
    ['name', ' Rudo '],
    ['name', 'second'],
    ['file', { size: 3 }],
  ]);
  expect(fieldText(fields, 'name')).toBe('Rudo');
  expect(fieldText(fields, 'file')).toBe('');
  expect(fieldText(fields, 'toString')).toBe('');
});

test('entries as one object are read alike, where a name that stands several times is a list', () => {
  const fields = readFields({ name: [' Rudo ', 'second'], file: { size: 3 } });
  expect([...fields]).toEqual([
    ['name', 'Rudo'],
    ['file', ''],
  ]);
});

test('suffixes follow their numbers', () => {
  const fields = readFields(
    Object.fromEntries(['_10', '_9', '', '_0'].map((suffix) => [`city_id${suffix}`, ''])),
  );
  expect(rowSuffixes(fields, 'city_id')).toEqual(['', '_0', '_9', '_10']);
});

test('integers print and parse back', () => {
  fc.assert(fc.property(fc.maxSafeNat(), (id) => integerOrUndefined(` ${id} `) === id));
  expect(integerOrUndefined(String(2 ** 53))).toBeUndefined();
});

test.each([
  ['1234.50', 1234.5],
  ['1,234,567.5', 1234567.5],
  ['0', 0],
  ['-5', -5],
  ['1 234', 1234],
  ['.5', 0.5],
  ['5.', 5],
  ['٥', 5],
])('%j is the number %d', (typed, value) => expect(numberOrText(typed)).toBe(value));

test.each(['', '1,23,456', '1e5', '1e400', '9'.repeat(400), 'NaN', '0x10', '$5', '\0'])(
  '%j stays text, for the schema to refuse',
  (typed) => expect(numberOrText(typed)).toBe(typed),
);

test('what is left empty is left out; zero and false stay', () => {
  expect(withoutEmpty({ a: '', b: undefined, c: 0, d: false, e: 'x' })).toEqual({ c: 0, d: false, e: 'x' });
});
