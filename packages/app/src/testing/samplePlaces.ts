import { locations } from '@rentsafe/domain/places';

export const provinces = locations.flatMap((country) => country.provinces);
export const cities = provinces.flatMap((province) => province.cities);
