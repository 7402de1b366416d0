import type { Address, AddressInput } from '@rentsafe/domain/address';
import {
  createCity,
  createProvince,
  createSuburb,
  getCity,
  getCountry,
  getProvince,
  listCities,
  listCountries,
  updateCity,
  updateProvince,
  updateSuburb,
} from '@rentsafe/domain/location';
import type { LoadPlaces } from '@rentsafe/ui/rent';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { lenient } from './lenient';

export interface Place {
  id: number;
  name: string;
  /** Unknown where the backend does not send it. */
  version?: number | undefined;
}

/** A place that holds others. */
export interface ParentPlace {
  level: 'country' | 'province' | 'city';
  id: number;
}

interface Places {
  /** Of the place that holds them; '' of all countries. */
  name: string;
  places: readonly Place[];
}

const readers: Record<ParentPlace['level'], (id: number, signal: AbortSignal) => Promise<Places>> = {
  country: async (id, signal) => {
    const { name, provinces } = await request(getCountry, { ids: { id }, signal });
    return { name, places: provinces };
  },
  province: async (id, signal) => {
    const { name, cities } = await request(getProvince, { ids: { id }, signal });
    return { name, places: cities };
  },
  city: async (id, signal) => {
    const { name, suburbs } = await request(getCity, { ids: { id }, signal });
    return { name, places: suburbs };
  },
};

const allPlaces = ['places'];

/** What a place holds: the provinces of a country, and so on; of none, all countries. */
export const placesIn = (parent: ParentPlace | undefined) =>
  queryOptions({
    queryKey: [...allPlaces, parent?.level, parent?.id],
    queryFn: async ({ signal }): Promise<Places> =>
      parent
        ? readers[parent.level](parent.id, signal)
        : { name: '', places: await request(listCountries, { signal }) },
    refetchOnMount: ({ state }) => state.isInvalidated,
  });

/** The id of the province that was chosen last, in the cache of whoever is signed in. */
export const lastProvinceQuery = queryOptions<number>({
  queryKey: ['last-province'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Every city on record, by name. */
export const citiesQuery = queryOptions({
  queryKey: [...allPlaces, 'cities'],
  queryFn: ({ signal }) => request(listCities, { signal }),
  refetchOnMount: ({ state }) => state.isInvalidated,
});

const levelAbove = { province: 'country', city: 'province', suburb: 'city' } as const;

/**
 * The places of each level, for the addresses of a form; each list is fetched once, and again when someone asks for it.
 * Rejects with `ApiError`.
 */
export const placesFrom =
  (queryClient: QueryClient): LoadPlaces =>
  async ({ level, parentId, refresh }) => {
    const parent =
      level === 'country' || parentId === null ? undefined : { level: levelAbove[level], id: parentId };
    const { places } = await queryClient.fetchQuery({
      ...placesIn(parent),
      ...(refresh && { staleTime: 0 }),
    });
    return [...places];
  };

/** An address as it was chosen in a form, with the names of its places. Throws `ApiError`. */
export async function namedAddress(queryClient: QueryClient, address: AddressInput): Promise<Address> {
  const load = placesFrom(queryClient);
  const placeOf = async (level: keyof typeof levelAbove | 'country') => {
    const id = address[`${level}_id`];
    if (!id) return null;
    const parentId = level === 'country' ? null : (address[`${levelAbove[level]}_id`] ?? null);
    const places = await load({ level, parentId, refresh: false, signal: new AbortController().signal });
    return { id, name: places.find((place) => place.id === id)?.name ?? '' };
  };
  const [country, province, city, suburb] = await Promise.all(
    (['country', 'province', 'city', 'suburb'] as const).map(placeOf),
  );
  return { ...address, country, province, city, suburb };
}

const provinceCreation = lenient(createProvince);
const cityCreation = lenient(createCity);
const suburbCreation = lenient(createSuburb);

/** Adds a place to the one that holds it. Throws `ApiError`. */
export function addPlace({ level, id }: ParentPlace, name: string, idempotencyKey: string) {
  const options = { idempotencyKey, timeout: CREATION_TIMEOUT };
  if (level === 'country') return request(provinceCreation, { ...options, body: { country: id, name } });
  if (level === 'province') return request(cityCreation, { ...options, body: { province: id, name } });
  return request(suburbCreation, { ...options, body: { city: id, name } });
}

const renaming = { country: updateProvince, province: updateCity, city: updateSuburb };

/** Renames a place that a `level` holds. Throws `ApiError`. */
export const renamePlace = (level: ParentPlace['level'], { id, version = 1 }: Place, name: string) =>
  request(renaming[level], { ids: { id }, body: { name, version } });

/** Places that were read are read again when they are next shown. */
export const refreshPlaces = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: allPlaces });
