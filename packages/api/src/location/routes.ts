import { getCity, getCountry, getProvince, listCountries } from '@rentsafe/domain/location';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import { pathId } from '../http/query.ts';

function found<T>(map: ReadonlyMap<number, T>, id: number): T {
  const place = map.get(id);
  if (!place) throw notFound();
  return place;
}

const coded = ({ id, name, code }: { id: number; name: string; code: string }) => ({ id, name, code });
const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

export function locationRoutes(app: FastifyInstance): void {
  const { places } = app;

  serve(app, listCountries, async () => [...places.countries.values()].map(coded));

  serve(app, getCountry, async ({ request }) => {
    const country = found(places.countries, pathId(request));
    const inside = [...places.provinces.values()].filter(({ country_id }) => country_id === country.id);
    return { ...coded(country), provinces: inside.map(coded) };
  });

  serve(app, getProvince, async ({ request }) => {
    const province = found(places.provinces, pathId(request));
    const inside = [...places.cities.values()].filter(({ province_id }) => province_id === province.id);
    return { ...coded(province), cities: inside.map(named) };
  });

  serve(app, getCity, async ({ request }) => {
    const city = found(places.cities, pathId(request));
    const inside = [...places.suburbs.values()].filter(({ city_id }) => city_id === city.id);
    return { ...named(city), suburbs: inside.map(named) };
  });
}
