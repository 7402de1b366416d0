import { type Address, type AddressInput, MAX_ADDRESSES } from '@rentsafe/domain/address';
import { orNull } from '@rentsafe/format/text';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { addresses, cities, countries, provinces, suburbs } from '../db/schema.ts';
import { fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { type Places, readPlaces } from '../location/places.ts';
import { type Move, moveRows, normalised } from '../resource/moveRows.ts';

/** Whose address it is. */
export type AddressOwner = { individual_id: number } | { company_id: number } | { branch_id: number };

/** An address as it is stored, without its owner. */
export type AddressRow = Omit<
  typeof addresses.$inferInsert,
  'id' | 'individual_id' | 'company_id' | 'branch_id'
>;

type Stored = typeof addresses.$inferSelect;

interface Problem {
  path: PropertyKey[];
  message: string;
}

const invalidReference = (field: string, id: number): [string, string] => [field, unknownReferenceText(id)];

/** The first level at which the places of an address contradict each other, or null. */
function placeProblem(places: Places, address: AddressInput): [field: string, message: string] | null {
  const { country_id, province_id, city_id, suburb_id } = address;
  const city = places.cities.get(city_id);
  if (country_id && !places.countries.has(country_id)) return invalidReference('country_id', country_id);
  if (province_id && !places.provinces.has(province_id)) return invalidReference('province_id', province_id);
  if (!city) return invalidReference('city_id', city_id);
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
  if (!suburb) return invalidReference('suburb_id', suburb_id);
  return suburb.city_id === city_id ? null : ['suburb_id', 'This suburb is not in the chosen city.'];
}

/** Addresses as they are stored: the first is primary; province and country follow from the city. */
export function addressRowsOf(places: Places, input: readonly AddressInput[]): AddressRow[] {
  const problems: Problem[] = [];
  const rows = input.map((address, index): AddressRow => {
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

/** Addresses as they are stored; those whose places contradict each other are refused at their rows. */
export async function checkAddresses(
  db: Db,
  input: readonly AddressInput[] | undefined,
): Promise<AddressRow[]> {
  if (!input?.length) return [];
  const ids = {
    cities: input.map(({ city_id }) => city_id),
    suburbs: input.flatMap(({ suburb_id }) => suburb_id ?? []),
  };
  return addressRowsOf(await readPlaces(db, ids), input);
}

export async function insertAddresses(
  db: Db,
  owner: AddressOwner,
  rows: readonly AddressRow[],
): Promise<void> {
  if (rows.length > 0) await db.insert(addresses).values(rows.map((row) => ({ ...row, ...owner })));
}

const ownedBy = (owner: AddressOwner): SQL => {
  const [[column, id]] = Object.entries(owner) as [[keyof typeof addresses.$inferSelect, number]];
  return eq(addresses[column], id);
};

/** Deletes the owner's addresses and stores these. */
export async function replaceAddresses(
  db: Db,
  owner: AddressOwner,
  rows: readonly AddressRow[],
): Promise<void> {
  await db.delete(addresses).where(ownedBy(owner));
  await insertAddresses(db, owner, rows);
}

const isSameAddress = (a: Stored, b: Stored) =>
  a.address_type === b.address_type &&
  a.city_id === b.city_id &&
  a.suburb_id === b.suburb_id &&
  normalised(a.street_address) === normalised(b.street_address) &&
  normalised(a.postal_code) === normalised(b.postal_code);

/** Moves the addresses of a duplicate to the record that stays, whose own primary one stays so. */
export async function moveAddresses(db: Db, move: Move): Promise<void> {
  const { owner, from, to } = move;
  const hasPrimary =
    (await db.$count(addresses, and(eq(addresses[owner], to), eq(addresses.is_primary, true)))) > 0;
  if (hasPrimary) await db.update(addresses).set({ is_primary: false }).where(eq(addresses[owner], from));
  await moveRows(db, addresses, move, {
    plural: 'addresses',
    max: MAX_ADDRESSES,
    addsNothing: isSameAddress,
  });
}

/** The owner's addresses as they are read, the primary one first. */
export async function readAddresses(db: Db, owner: AddressOwner): Promise<Address[]> {
  const found = await db
    .select({
      address: addresses,
      country: { id: countries.id, name: countries.name },
      province: { id: provinces.id, name: provinces.name },
      city: { id: cities.id, name: cities.name },
      suburb: { id: suburbs.id, name: suburbs.name },
    })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.country_id))
    .innerJoin(provinces, eq(provinces.id, addresses.province_id))
    .innerJoin(cities, eq(cities.id, addresses.city_id))
    .leftJoin(suburbs, eq(suburbs.id, addresses.suburb_id))
    .where(ownedBy(owner))
    .orderBy(desc(addresses.is_primary), asc(addresses.id));
  return found.map(({ address, country, province, city, suburb }) => ({
    id: address.id,
    address_type: address.address_type,
    country,
    province,
    city,
    suburb,
    street_address: address.street_address,
    postal_code: address.postal_code,
    is_primary: address.is_primary,
  }));
}
