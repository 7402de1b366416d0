import { locations } from '@rentsafe/domain/fixtures';

export const provinces = locations.flatMap((country) => country.provinces);
export const cities = provinces.flatMap((province) => province.cities);
