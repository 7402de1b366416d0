import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { money } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { optionalText, readVersion, recordId } from '../text/index.ts';

/** Who pays the tax on rent: the agency withholds it, or the landlord pays it. */
export const rentTaxes = ['withhold', 'self'] as const;

const details = {
  vat_registered: z.optional(z.boolean()),
  vat_number: optionalText(50),
  rent_tax: z.optional(z.enum(rentTaxes)),
  bank_name: optionalText(150),
  bank_branch: optionalText(150),
  account_number: optionalText(50),
};

/** What may change of a landlord. */
export const landlordDetails = z.object(details);
export type LandlordDetails = z.input<typeof landlordDetails>;

export const landlordInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  party: partyInput,
  ...details,
});
export type LandlordInput = z.input<typeof landlordInput>;

export const landlordPatch = z.object({ ...details, version: readVersion });
export type LandlordPatch = z.input<typeof landlordPatch>;

const text = z.nullable(z.string());

export const landlord = z.object({
  id: recordId,
  client: clientRef,
  party,
  vat_registered: z.boolean(),
  vat_number: text,
  rent_tax: z.enum(rentTaxes),
  bank_name: text,
  bank_branch: text,
  account_number: text,
  /** The day since which the bank details are so. */
  bank_since: z.nullable(plainDate),
  /** How many properties are theirs today. */
  properties: z.int(),
  /** What is held for them, by currency. */
  held: z.array(money),
  version: readVersion,
});
export type Landlord = z.output<typeof landlord>;
