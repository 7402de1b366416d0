import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import {
  type Address,
  addressControl,
  addressInput,
  addressRows,
  formatAddress,
  formatAddresses,
} from './index.ts';

const place = (name: string) => ({ id: 1, name });
const part = fc.oneof(
  fc.constantFrom('', '  ', '\t'),
  hostileText.map((text) => text.replaceAll(',', '')),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3, nil: null });

const anyAddress: fc.Arbitrary<Address> = fc.record({
  street_address: maybe(part),
  line_2: maybe(part),
  suburb: maybe(part.map(place)),
  city: maybe(part.map(place)),
  province: maybe(part.map(place)),
  postal_code: maybe(part),
  country: maybe(part.map(place)),
});

describe('display', () => {
  test('all parts, in the order of the specification', () => {
    expect(
      formatAddress({
        country: place('Zimbabwe'),
        postal_code: '00263',
        province: place('Harare Metropolitan'),
        city: place('Harare'),
        suburb: place('Avondale'),
        line_2: 'Flat 5',
        street_address: '12 King George Road',
      }),
    ).toBe('12 King George Road, Flat 5, Avondale, Harare, Harare Metropolitan, 00263, Zimbabwe');
  });

  test('empty parts are skipped: no double, leading or trailing separator', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const shown = formatAddress(address);
        const filled = [
          address.street_address,
          address.line_2,
          address.suburb?.name,
          address.city?.name,
          address.province?.name,
          address.postal_code,
          address.country?.name,
        ].filter((text) => text?.trim());
        expect(shown).not.toMatch(/, ,|,,|^,|,\s*$/);
        expect(shown === '' ? [] : shown.split(', ')).toHaveLength(filled.length);
      }),
    );
  });

  test('an address without anything is empty', () => expect(formatAddress({})).toBe(''));

  test('several are joined, the empty ones left out', () => {
    const [one, two] = [{ city: place('Harare') }, { city: place('Mutare') }];
    expect(formatAddresses([one, {}, two])).toBe('Harare | Mutare');
    expect(formatAddresses(null)).toBe('');
    expect(formatAddresses([])).toBe('');
  });
});

describe('form rows', () => {
  const row = (suffix: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]): [string, string] => [`${name}${suffix}`, value]);

  test('a whole row', () => {
    const entries = row('_0', {
      address_type: 'postal',
      country_id: '1',
      province_id: '2',
      city_id: '3',
      suburb_id: '4',
      street_address: ' 12 King George Road ',
      postal_code: '00263',
    });
    expect(addressRows(entries)).toEqual([
      {
        address_type: 'postal',
        country_id: 1,
        province_id: 2,
        city_id: 3,
        suburb_id: 4,
        street_address: '12 King George Road',
        postal_code: '00263',
        is_primary: true,
      },
    ]);
  });

  test('there are as many rows as keys starting with city_id', () => {
    expect(addressRows([])).toEqual([]);
    expect(addressRows(row('_0', { street_address: 'no city key', country_id: '1' }))).toEqual([]);
    expect(addressRows([...row('_0', { city_id: '' }), ...row('_1', { city_id: '7' })])).toHaveLength(2);
    expect(addressRows([['city_id', '7']])).toHaveLength(1);
  });

  test('rows keep the order of their numbers, not of their text or place', () => {
    const numbers = [10, 2, 1, 33, 0];
    const entries = numbers.flatMap((number) => row(`_${number}`, { city_id: String(number + 1) }));
    expect(addressRows(entries).map(({ city_id }) => city_id)).toEqual([1, 2, 3, 11, 34]);
  });

  test('only the first is primary, whatever is checked', () => {
    const entries = [...row('_4', { city_id: '1' }), ...row('_9', { city_id: '2', is_primary: 'on' })];
    expect(addressRows(entries).map(({ is_primary }) => is_primary)).toEqual([true, false]);
  });

  test.each(['', 'Harare', '1.5', '-1', '1e3', '0x10', '12abc', '9'.repeat(400), '\0', '１'])(
    'the id %j is undefined',
    (value) => {
      const [address] = addressRows(row('_0', { city_id: value, suburb_id: value }));
      expect(address?.city_id).toBeUndefined();
      expect(address?.suburb_id).toBeUndefined();
      expect(address).not.toHaveProperty('suburb_id');
    },
  );

  test('keys that a disabled control leaves out are empty', () => {
    const [address] = addressRows([['city_id_0', '5']]);
    expect(address).toEqual({
      address_type: 'physical',
      city_id: 5,
      street_address: '',
      postal_code: '',
      is_primary: true,
    });
    expect(addressInput.safeParse(address).success).toBe(true);
  });

  test('entries may be an iterator that is read once, and hold files', () => {
    const form = new FormData();
    form.set('city_id_0', '5');
    form.set('street_address_0', '1 Main Street');
    form.set('postal_code_0', new Blob(['x']));
    expect(addressRows(form.entries())).toEqual(addressRows(form));
    expect(addressRows(form.entries())[0]).toMatchObject({
      street_address: '1 Main Street',
      postal_code: '',
    });
  });

  test('names of prototypes do no harm', () => {
    const [first] = addressRows([
      ['__proto__', 'x'],
      ['city_id__proto__', '1'],
      ['constructor', 'y'],
    ]);
    expect(first?.city_id).toBe(1);
    expect(({} as Record<string, unknown>).city_id).toBeUndefined();
  });

  test('rows that are printed as form entries are read back', () => {
    const id = fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { nil: undefined });
    const text = hostileText.map((typed) => typed.trim());
    const rows = fc.array(
      fc.record({
        address_type: fc.constantFrom('physical', 'postal', 'billing', 'work', 'other'),
        country_id: id,
        province_id: id,
        city_id: id,
        suburb_id: id,
        street_address: text,
        postal_code: text,
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (expected, order) => {
        const entries = expected
          .flatMap((values, index) =>
            Object.entries(values).map(([name, value]): [string, string] => [
              `${name}_${index}`,
              String(value ?? ''),
            ]),
          )
          .map((entry) => ({ entry, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ entry }) => entry);
        expect(addressRows(entries)).toEqual(
          expected.map((values, index) => ({ ...values, is_primary: index === 0 })),
        );
      }),
    );
  });

  test('a path of the payload leads to the control of its row', () => {
    const fields = new Map([
      ['city_id_3', ''],
      ['city_id_11', ''],
    ]);
    expect(addressControl(fields, ['addresses', '1', 'suburb_id'])).toBe('suburb_id_11');
    expect(addressControl(fields, ['addresses'])).toBe('city_id_3');
    expect(addressControl(fields, ['contacts', '0', 'individual'])).toBeUndefined();
  });
});

describe('input', () => {
  test.each([
    [{}, 'city_id'],
    [{ city_id: '5' }, 'city_id'],
    [{ city_id: 0 }, 'city_id'],
    [{ city_id: 2 ** 53 }, 'city_id'],
    [{ city_id: Number.POSITIVE_INFINITY }, 'city_id'],
    [{ city_id: 1, suburb_id: 'x' }, 'suburb_id'],
    [{ city_id: 1, address_type: 'home' }, 'address_type'],
    [{ city_id: 1, street_address: 'x\0' }, 'street_address'],
    [{ city_id: 1, street_address: '\ud800' }, 'street_address'],
    [{ city_id: 1, street_address: 'x'.repeat(256) }, 'street_address'],
    [{ city_id: 1, postal_code: 'x'.repeat(21) }, 'postal_code'],
    [{ city_id: 1, is_primary: 'yes' }, 'is_primary'],
  ])('%j is refused at %s', (value, field) => {
    expect(addressInput.safeParse(value).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
