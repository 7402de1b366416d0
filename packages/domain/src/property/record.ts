import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { amountText, currency, money } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { maxLength, optionalText, readVersion, recordId, text } from '../text/index.ts';
import { unitStates } from '../unit/schema.ts';
import { propertyTypes } from './schema.ts';

const address = {
  building_name: optionalText(),
  street_number: optionalText(50),
  street_name: optionalText(),
  area: optionalText(),
  city_town: text(),
  province: optionalText(),
  country: optionalText(),
  area_code: optionalText(50),
};

const amounts = z.optional(z.array(z.object({ amount: amountText, currency })).check(maxLength(2)));

const details = {
  property_type: z.enum(Object.values(propertyTypes).flat()),
  property_details: optionalText(2000),
  ...address,
  /** What is kept back from payouts, at most one amount a currency. */
  reserve: amounts,
  /** Above it the landlord is asked before work is ordered, at most one amount a currency. */
  repair_limit: amounts,
  /** Market value of the property. */
  value: amounts,
};

/** What may change of a property, beside its owners and units. */
export const propertyDetails = z.object(details);
export type PropertyDetails = z.input<typeof propertyDetails>;

const unitNumber = text(50);

export const propertyCreation = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  ...details,
  landlord: partyInput,
  owned_from: plainDate,
  /** Left out: one unit, number 1. */
  units: z.optional(z.array(z.object({ unit_number: unitNumber })).check(maxLength(500))),
});
export type PropertyCreation = z.input<typeof propertyCreation>;

export const propertyPatch = z.object({ ...z.partial(propertyDetails).shape, version: readVersion });
export type PropertyPatch = z.input<typeof propertyPatch>;

/** A period in which a property was a landlord's; `to_on` is its last day, null while it lasts. */
export const ownership = z.object({
  id: recordId,
  landlord: party,
  from_on: plainDate,
  to_on: z.nullable(plainDate),
});
export type Ownership = z.output<typeof ownership>;

export const ownershipCreation = z.object({ landlord: partyInput, from_on: plainDate, to_on: plainDate });

export const propertyTransfer = z.object({ landlord: partyInput, from_on: plainDate });

const shown = z.nullable(z.string());

export const property = z.object({
  id: recordId,
  client: clientRef,
  /** The building, else the street with its number, else the city or town. */
  name: z.string(),
  property_type: z.string(),
  property_details: shown,
  building_name: shown,
  street_number: shown,
  street_name: shown,
  area: shown,
  city_town: z.string(),
  province: shown,
  country: shown,
  area_code: shown,
  reserve: z.array(money),
  repair_limit: z.array(money),
  value: z.array(money),
  landlord: party,
  owned_from: plainDate,
  units: z.array(z.object({ id: recordId, unit_number: z.string(), state: z.enum(unitStates) })),
  version: readVersion,
});
export type Property = z.output<typeof property>;
