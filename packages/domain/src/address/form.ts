import { countRows, type FormEntries, integerOrUndefined, rowText } from '../form/index.ts';
import { type AddressInput, addressTypes } from './schema.ts';

const idKeys = ['country_id', 'province_id', 'city_id', 'suburb_id'] as const;

/** An address row as typed; `city_id` is undefined until a city is chosen. */
export type AddressRow = Omit<AddressInput, 'city_id'> & { city_id?: number | undefined };

/**
 * Reads numbered address rows (`city_id_0`, `street_address_0`, …) from form entries. There are as many rows as keys
 * starting with `city_id`; rows keep the order of their numbers. The first is primary.
 */
export function addressRows(entries: FormEntries): AddressRow[] {
  return countRows(entries, 'city_id').map((suffix, index) => {
    const row: AddressRow = {
      address_type: (rowText(entries, 'address_type', suffix) ||
        addressTypes[0]) as AddressInput['address_type'],
      street_address: rowText(entries, 'street_address', suffix),
      postal_code: rowText(entries, 'postal_code', suffix),
      is_primary: index === 0,
    };
    for (const key of idKeys) {
      const id = integerOrUndefined(rowText(entries, key, suffix));
      if (id !== undefined) row[key] = id;
    }
    return row;
  });
}
