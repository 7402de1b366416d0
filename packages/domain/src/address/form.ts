import {
  type Fields,
  type FormSource,
  fieldText,
  integerOrUndefined,
  readFields,
  rowSuffixes,
} from '../form/fields.ts';
import { type AddressInput, addressTypes } from './schema.ts';

const idKeys = ['country_id', 'province_id', 'city_id', 'suburb_id'] as const;

/** An address row as typed; `city_id` is undefined until a city is chosen. */
export type AddressRow = Omit<AddressInput, 'city_id'> & { city_id?: number | undefined };

/**
 * Reads numbered address rows (`city_id_0`, `street_address_0`, …) from the fields of a form. There are as many rows as keys
 * starting with `city_id`; rows keep the order of their numbers. The first is primary.
 */
export function addressRows(source: FormSource): AddressRow[] {
  const fields = readFields(source);
  return rowSuffixes(fields, 'city_id').map((suffix, index) => {
    const row: AddressRow = {
      address_type: (fieldText(fields, `address_type${suffix}`) ||
        addressTypes[0]) as AddressInput['address_type'],
      street_address: fieldText(fields, `street_address${suffix}`),
      postal_code: fieldText(fields, `postal_code${suffix}`),
      is_primary: index === 0,
    };
    for (const key of idKeys) {
      const id = integerOrUndefined(fieldText(fields, key + suffix));
      if (id !== undefined) row[key] = id;
    }
    return row;
  });
}

/** The control of a path such as `['addresses', '1', 'city_id']`; undefined when the path is of something else. */
export function addressControl(fields: Fields, [list, row, name]: readonly string[]): string | undefined {
  if (list !== 'addresses') return undefined;
  return (name ?? 'city_id') + (rowSuffixes(fields, 'city_id')[Number(row ?? 0)] ?? '');
}
