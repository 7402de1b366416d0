import { describe, expect, test } from 'vitest';
import { getCity, getCountry, getProvince, listCountries } from '../location/index.ts';
import { locations } from './index.ts';

describe('places of reference', () => {
  const provinces = locations.flatMap((country) => country.provinces);
  const cities = provinces.flatMap((province) => province.cities);

  test('have ids that are unique at each level', () => {
    for (const level of [locations, provinces, cities, cities.flatMap(({ suburbs }) => suburbs)]) {
      expect(new Set(level.map(({ id }) => id)).size).toBe(level.length);
    }
  });

  test('hold a country without provinces and cities without suburbs, on purpose', () => {
    expect(locations).toHaveLength(4);
    expect(locations.some((country) => country.provinces.length === 0)).toBe(true);
    expect(cities.some(({ suburbs }) => suburbs.length === 0)).toBe(true);
  });

  test('are what the location calls answer', () => {
    expect(listCountries.reply.safeParse(locations).error).toBeUndefined();
    for (const country of locations) expect(getCountry.reply.safeParse(country).error).toBeUndefined();
    for (const province of provinces) expect(getProvince.reply.safeParse(province).error).toBeUndefined();
    for (const city of cities) expect(getCity.reply.safeParse(city).error).toBeUndefined();
    expect(getCity.reply.safeParse({ id: 1, name: 'Harare' }).success).toBe(false);
  });
});
