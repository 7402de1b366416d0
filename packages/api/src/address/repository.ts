import type { Address, AddressInput } from '@rentsafe/domain/address';
import { orNull } from '@rentsafe/domain/text';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { addresses } from '../db/schema.ts';
import { fieldErrors } from '../http/errors.ts';
import type { Places } from '../location/repository.ts';

/** Whose address it is. */
export type AddressOwner = { individual_id: number } | { company_id: number } | { branch_id: number };

type Row = Omit<typeof addresses.$inferInsert, 'id' | 'individual_id' | 'company_id' | 'branch_id'>;

interface Problem {
  path: PropertyKey[];
  message: string;
}

const missing = (field: string, id: number): [string, string] => [
  field,
  `Invalid pk "${id}" - object does not exist.`,
];

/** The first level at which the places of an address do not fit, or null. */
function placeProblem(places: Places, address: AddressInput): [field: string, message: string] | null {
  const { country_id, province_id, city_id, suburb_id } = address;
  const city = places.cities.get(city_id);
  if (country_id && !places.countries.has(country_id)) return missing('country_id', country_id);
  if (province_id && !places.provinces.has(province_id)) return missing('province_id', province_id);
  if (!city) return missing('city_id', city_id);
  const province = places.provinces.get(city.province_id);
  if (province_id && country_id && places.provinces.get(province_id)?.country_id !== country_id) {
    return ['province_id', 'This province is not in the chosen country.'];
  }
  if (province_id && city.province_id !== province_id) {
    return ['city_id', 'This city is not in the chosen province.'];
  }
  if (country_id && province?.country_id !== country_id) {
    return ['city_id', 'This city is not in the chosen country.'];
  }
  if (!suburb_id) return null;
  const suburb = places.suburbs.get(suburb_id);
  if (!suburb) return missing('suburb_id', suburb_id);
  return suburb.city_id === city_id ? null : ['suburb_id', 'This suburb is not in the chosen city.'];
}

/** Addresses as they are stored: the first is primary; province and country follow from the city. */
export function addressRowsOf(places: Places, input: readonly AddressInput[] | undefined): Row[] {
  const problems: Problem[] = [];
  const rows = (input ?? []).map((address, index): Row => {
    const problem = placeProblem(places, address);
    if (problem) problems.push({ path: ['addresses', index, problem[0]], message: problem[1] });
    const province_id = places.cities.get(address.city_id)?.province_id ?? 0;
    return {
      address_type: orNull(address.address_type) ?? 'physical',
      country_id: places.provinces.get(province_id)?.country_id ?? 0,
      province_id,
      city_id: address.city_id,
      suburb_id: address.suburb_id ?? null,
      street_address: orNull(address.street_address),
      postal_code: orNull(address.postal_code),
      is_primary: index === 0,
    };
  });
  if (problems.length > 0) throw fieldErrors(problems);
  return rows;
}

export async function insertAddresses(db: Db, owner: AddressOwner, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await db.insert(addresses).values(rows.map((row) => ({ ...row, ...owner })));
}

/** The owner's addresses as they are read, the primary one first. */
export async function readAddresses(db: Db, places: Places, owner: AddressOwner): Promise<Address[]> {
  const [[column, id]] = Object.entries(owner) as [[keyof typeof addresses.$inferSelect, number]];
  const found = await db.select().from(addresses).where(eq(addresses[column], id)).orderBy(asc(addresses.id));
  const ref = (place: { id: number; name: string } | undefined) =>
    place ? { id: place.id, name: place.name } : null;
  return found.map((row) => ({
    id: row.id,
    address_type: row.address_type,
    country: ref(places.countries.get(row.country_id)),
    province: ref(places.provinces.get(row.province_id)),
    city: ref(places.cities.get(row.city_id)),
    suburb: ref(row.suburb_id === null ? undefined : places.suburbs.get(row.suburb_id)),
    street_address: row.street_address,
    postal_code: row.postal_code,
    is_primary: row.is_primary,
  }));
}
