import * as z from 'zod/mini';
import { placeRef } from '../location/schema.ts';
import { maxLength, optionalField, optionalText, recordId } from '../text/index.ts';

/** The first is the default. */
export const addressTypes = ['physical', 'postal', 'billing', 'work', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

/** An address as it is sent. The first of a list is the primary one; the server sets it so. */
export const addressInput = z.object({
  address_type: optionalField(z.enum(addressTypes)),
  country_id: z.optional(z.nullable(recordId)),
  province_id: z.optional(z.nullable(recordId)),
  city_id: recordId,
  suburb_id: z.optional(z.nullable(recordId)),
  street_address: optionalText(255),
  postal_code: optionalText(20),
  is_primary: z.optional(z.boolean()),
});
export type AddressInput = z.input<typeof addressInput>;

/** So many addresses a record holds at most. */
export const MAX_ADDRESSES = 20;
export const addressList = z.optional(z.array(addressInput).check(maxLength(MAX_ADDRESSES)));

const place = z.optional(z.nullable(placeRef));

/** An address as it is read. */
export const address = z.object({
  id: z.optional(recordId),
  address_type: z.optional(z.nullable(z.string())),
  country: place,
  province: place,
  city: place,
  suburb: place,
  street_address: z.optional(z.nullable(z.string())),
  line_2: z.optional(z.nullable(z.string())),
  postal_code: z.optional(z.nullable(z.string())),
  is_primary: z.optional(z.nullable(z.boolean())),
});
export type Address = z.output<typeof address>;
