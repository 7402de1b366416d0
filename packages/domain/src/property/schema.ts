import * as z from 'zod/mini';
import { optionalText, text } from '../text/index.ts';

/** Property types by their use. */
export const propertyTypes = {
  Residential: ['House', 'Cottage', 'Townhouse', 'Flats', 'Small Holdings'],
  Commercial: ['Offices', 'Industrial', 'Hospitality'],
  Agricultural: ['Plot', 'Small Farm', 'Commercial Farm'],
  Land: ['Undeveloped'],
} as const;
export type PropertyUse = keyof typeof propertyTypes;
export type PropertyType = (typeof propertyTypes)[PropertyUse][number];

export const propertyStatuses = ['Occupied', 'Vacant', 'Maintenance'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const landlordTypes = ['individual', 'company'] as const;
export type LandlordType = (typeof landlordTypes)[number];

/** A property as its form holds it; no call of the contract sends it yet. */
export const propertyInput = z.object({
  property_type: z.enum(Object.values(propertyTypes).flat()),
  property_details: optionalText(2000),
  unit_number: optionalText(50),
  building_name: optionalText(),
  street_number: optionalText(50),
  street_name: optionalText(),
  area: optionalText(),
  city_town: text(),
  province: optionalText(),
  country: optionalText(),
  area_code: optionalText(50),
  landlord_type: z.enum(landlordTypes),
  landlord_id: optionalText(50),
  landlord_name: text(),
});
export type PropertyInput = z.input<typeof propertyInput>;
