import { locations } from '@rentsafe/domain/places';
import type { LoadPlaces } from '../rent/AddressRepeater';

const provinces = locations.flatMap((country) => country.provinces);
const cities = provinces.flatMap((province) => province.cities);

/** The sample places, at once: for stories and tests. */
export const loadSamplePlaces: LoadPlaces = ({ level, parentId }) => {
  const inside = {
    country: locations,
    province: locations.find(({ id }) => id === parentId)?.provinces,
    city: provinces.find(({ id }) => id === parentId)?.cities,
    suburb: cities.find(({ id }) => id === parentId)?.suburbs,
  };
  return Promise.resolve(inside[level] ?? []);
};
