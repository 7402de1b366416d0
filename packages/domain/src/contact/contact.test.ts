import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { contactControl, contactInput, contactRows, contactTypes } from './index.ts';

describe('form rows', () => {
  test('a whole row', () => {
    expect(
      contactRows([
        ['individual_0', '12'],
        ['position_0', ' Manager '],
        ['contact_type_0', 'manager'],
        ['is_primary_0', 'on'],
      ]),
    ).toEqual([{ individual: 12, position: 'Manager', contact_type: 'manager', is_primary: true }]);
  });

  test('there are as many rows as keys starting with contact_type', () => {
    expect(contactRows([['individual_0', '12']])).toEqual([]);
    expect(contactRows([['contact_type_0', '']])).toEqual([
      { individual: undefined, position: '', contact_type: '', is_primary: false },
    ]);
  });

  test('address rows beside them do not mix', () => {
    const entries: [string, string][] = [
      ['city_id_0', '4'],
      ['contact_type_0', 'owner'],
      ['individual_0', '1'],
      ['city_id_1', '5'],
    ];
    expect(contactRows(entries)).toHaveLength(1);
  });

  test.each([
    ['on', true],
    ['TRUE', true],
    ['1', true],
    ['', false],
    ['off', false],
    ['false', false],
  ])('the checkbox value %j is %s', (value, expected) => {
    const entries: [string, string][] = [
      ['contact_type_0', 'owner'],
      ['is_primary_0', value],
    ];
    expect(contactRows(entries)[0]?.is_primary).toBe(expected);
  });

  test('rows that are printed as form entries are read back', () => {
    const rows = fc.array(
      fc.record({
        individual: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { nil: undefined }),
        position: hostileText.map((typed) => typed.trim()),
        contact_type: fc.constantFrom('', ...contactTypes),
        is_primary: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(rows, fc.nat(50), (expected, first) => {
        const entries = expected.flatMap(({ is_primary, individual, position, contact_type }, index) => {
          const suffix = `_${first + index}`;
          const printed: [string, string][] = [
            [`contact_type${suffix}`, contact_type],
            [`individual${suffix}`, String(individual ?? '')],
            [`position${suffix}`, position],
          ];
          return is_primary ? [...printed, [`is_primary${suffix}`, 'on'] as [string, string]] : printed;
        });
        expect(contactRows(entries.reverse())).toEqual(expected);
      }),
    );
  });

  test('a path of the payload leads to the control of its row', () => {
    const fields = new Map([
      ['contact_type_2', ''],
      ['is_primary_2', 'on'],
      ['contact_type_5', ''],
      ['is_primary_5', 'on'],
    ]);
    expect(contactControl(fields, ['contacts', '1', 'position'])).toBe('position_5');
    expect(contactControl(fields, ['contacts'])).toBe('is_primary_5');
    expect(contactControl(fields, ['branch_name'])).toBeUndefined();
  });
});

test.each([
  [{}, 'individual'],
  [{ individual: { id: 1 } }, 'individual'],
  [{ individual: 1, contact_type: 'friend' }, 'contact_type'],
  [{ individual: 1, position: 'x'.repeat(101) }, 'position'],
  [{ individual: 1, position: '\0' }, 'position'],
  [{ individual: 1, is_primary: 1 }, 'is_primary'],
])('%j is refused at %s', (value, field) => {
  expect(contactInput.safeParse(value).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
