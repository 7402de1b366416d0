import * as z from 'zod/mini';
import { readVersion, recordId, recordVersion, text } from '../text/index.ts';

/** A place as it is named inside another record. */
export const placeRef = z.object({ id: recordId, name: z.string() });
export type PlaceRef = z.output<typeof placeRef>;

const place = z.object({ ...placeRef.shape, version: recordVersion });
const codedPlace = z.object({ ...place.shape, code: z.optional(z.nullable(z.string())) });

export const suburb = place;
export const city = z.object({ ...place.shape, suburbs: z.optional(z.array(suburb)) });
export const province = z.object({ ...codedPlace.shape, cities: z.optional(z.array(place)) });
export const country = z.object({ ...codedPlace.shape, provinces: z.optional(z.array(codedPlace)) });

export type Country = z.output<typeof country>;
export type Province = z.output<typeof province>;
export type City = z.output<typeof city>;
export type Suburb = z.output<typeof suburb>;

export const countryList = z.array(codedPlace);
export const countryWithProvinces = z.object({ ...codedPlace.shape, provinces: z.array(codedPlace) });
export const provinceWithCities = z.object({ ...codedPlace.shape, cities: z.array(place) });
export const cityWithSuburbs = z.object({ ...place.shape, suburbs: z.array(place) });

/** All cities, by name; two provinces may have one of the same name. */
export const cityList = z.array(z.object({ ...placeRef.shape, province: placeRef }));
export type CityRow = z.output<typeof cityList>[number];

/** A place as a creation or a change answers it. */
export const placeRecord = z.object({ ...placeRef.shape, version: readVersion });
export type PlaceRecord = z.output<typeof placeRecord>;

export const provinceInput = z.object({
  country: recordId,
  name: text(),
  code: z.optional(z.nullable(text(10))),
});
export type ProvinceInput = z.input<typeof provinceInput>;
export const cityInput = z.object({ province: recordId, name: text() });
export type CityInput = z.input<typeof cityInput>;
export const suburbInput = z.object({ city: recordId, name: text() });
export type SuburbInput = z.input<typeof suburbInput>;

export const placePatch = z.object({ name: text(), version: readVersion });
export type PlacePatch = z.input<typeof placePatch>;
