import * as z from 'zod/mini';
import { defineCall } from '../contract/call.ts';
import { recordId } from '../text/index.ts';

/** A place as it is named inside another record. */
export const placeRef = z.object({ id: recordId, name: z.string() });
export type PlaceRef = z.output<typeof placeRef>;

const codedPlace = z.object({ id: recordId, name: z.string(), code: z.optional(z.nullable(z.string())) });

export const suburb = z.object({ ...placeRef.shape });
export const city = z.object({ id: recordId, name: z.string(), suburbs: z.optional(z.array(suburb)) });
export const province = z.object({ ...codedPlace.shape, cities: z.optional(z.array(placeRef)) });
export const country = z.object({ ...codedPlace.shape, provinces: z.optional(z.array(codedPlace)) });

export type Country = z.output<typeof country>;
export type Province = z.output<typeof province>;
export type City = z.output<typeof city>;
export type Suburb = z.output<typeof suburb>;

export const listCountries = defineCall({
  method: 'GET',
  path: '/api/common/locations/countries/',
  summary: 'All countries.',
  status: 200,
  reply: z.array(codedPlace),
});

export const getCountry = defineCall({
  method: 'GET',
  path: '/api/common/locations/countries/{id}/',
  summary: 'A country with its provinces.',
  status: 200,
  reply: z.object({ ...codedPlace.shape, provinces: z.array(codedPlace) }),
});

export const getProvince = defineCall({
  method: 'GET',
  path: '/api/common/locations/provinces/{id}/',
  summary: 'A province with its cities.',
  status: 200,
  reply: z.object({ ...codedPlace.shape, cities: z.array(placeRef) }),
});

export const getCity = defineCall({
  method: 'GET',
  path: '/api/common/locations/cities/{id}/',
  summary: 'A city with its suburbs.',
  status: 200,
  reply: z.object({ ...placeRef.shape, suburbs: z.array(placeRef) }),
});
