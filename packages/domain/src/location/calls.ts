import { defineCall } from '../call.ts';
import {
  cityInput,
  cityList,
  cityWithSuburbs,
  countryList,
  countryWithProvinces,
  placePatch,
  placeRecord,
  provinceInput,
  provinceWithCities,
  suburbInput,
} from './schema.ts';

export const listCountries = defineCall({
  method: 'GET',
  path: '/api/common/locations/countries/',
  summary: 'All countries.',
  status: 200,
  reply: countryList,
});

export const getCountry = defineCall({
  method: 'GET',
  path: '/api/common/locations/countries/{id}/',
  summary: 'A country with its provinces.',
  status: 200,
  reply: countryWithProvinces,
});

export const getProvince = defineCall({
  method: 'GET',
  path: '/api/common/locations/provinces/{id}/',
  summary: 'A province with its cities.',
  status: 200,
  reply: provinceWithCities,
});

export const getCity = defineCall({
  method: 'GET',
  path: '/api/common/locations/cities/{id}/',
  summary: 'A city with its suburbs.',
  status: 200,
  reply: cityWithSuburbs,
});

export const listCities = defineCall({
  method: 'GET',
  path: '/api/common/locations/cities/',
  summary: 'All cities by name, each with its province.',
  status: 200,
  reply: cityList,
});

export const createProvince = defineCall({
  method: 'POST',
  path: '/api/common/locations/provinces/',
  summary: 'Adds a province to a country.',
  body: provinceInput,
  status: 201,
  reply: placeRecord,
});

export const createCity = defineCall({
  method: 'POST',
  path: '/api/common/locations/cities/',
  summary: 'Adds a city to a province.',
  body: cityInput,
  status: 201,
  reply: placeRecord,
});

export const createSuburb = defineCall({
  method: 'POST',
  path: '/api/common/locations/suburbs/',
  summary: 'Adds a suburb to a city.',
  body: suburbInput,
  status: 201,
  reply: placeRecord,
});

export const updateProvince = defineCall({
  method: 'PATCH',
  path: '/api/common/locations/provinces/{id}/',
  summary: 'Renames a province.',
  body: placePatch,
  status: 200,
  reply: placeRecord,
});

export const updateCity = defineCall({
  method: 'PATCH',
  path: '/api/common/locations/cities/{id}/',
  summary: 'Renames a city.',
  body: placePatch,
  status: 200,
  reply: placeRecord,
});

export const updateSuburb = defineCall({
  method: 'PATCH',
  path: '/api/common/locations/suburbs/{id}/',
  summary: 'Renames a suburb.',
  body: placePatch,
  status: 200,
  reply: placeRecord,
});
