import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { amountText, currency } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { emailAddress, optionalField, optionalText, readVersion, recordId, text } from '../text/index.ts';

/** Trades of contractors. */
export const contractorIndustries = [
  'Electrician',
  'Plumber',
  'Landscaping',
  'Carpenter',
  'Pool',
  'General Contractor',
  'HVAC',
  'Inspectors',
  'Interior Decorator',
  'Tilers',
  'Refrigeration',
  'Roofing contractor',
  'Fire Protection / Sprinklers',
  'Security',
  'Telecoms',
  'Flooring',
  'Waste Management',
  'Water providers',
  'Walling / Fencing',
  'Paving',
  'Gas',
  'Dry Walling',
  'Other',
  'Builders',
  'Windows',
] as const;
export type ContractorIndustry = (typeof contractorIndustries)[number];

export const contractorStatuses = ['Active', 'Inactive'] as const;
export type ContractorStatus = (typeof contractorStatuses)[number];

/** A name and how to reach the person; the numbers only with the name. */
const contactInput = z.object({
  name: text(),
  mobile: optionalText(30),
  email: optionalField(emailAddress),
});

const rate = z.optional(z.nullable(amountText));

const details = {
  name: text(),
  /** Of an ID or a registration. */
  number: optionalText(50),
  industry: z.enum(contractorIndustries),
  /** Who is paid, in the register. */
  party: z.optional(z.nullable(partyInput)),
  mobile: optionalText(30),
  telephone: optionalText(30),
  email: optionalField(emailAddress),
  contact: z.optional(z.nullable(contactInput)),
  address: optionalText(500),
  /** Of the rates, which are an hour's. */
  currency: z.optional(z.nullable(currency)),
  standard_rate: rate,
  emergency_rate: rate,
  licence_number: optionalText(50),
};

/** What may change of a contractor, beside whether work is given to it. */
export const contractorDetails = z.object(details);
export type ContractorDetails = z.input<typeof contractorDetails>;

export const contractorInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  ...details,
});
export type ContractorInput = z.input<typeof contractorInput>;

export const contractorPatch = z.object({
  ...z.partial(contractorDetails).shape,
  is_active: z.optional(z.boolean()),
  version: readVersion,
});
export type ContractorPatch = z.input<typeof contractorPatch>;

const shown = z.nullable(z.string());

/** Who mends things for a book. */
export const contractor = z.object({
  id: recordId,
  client: clientRef,
  name: z.string(),
  number: shown,
  industry: z.string(),
  party: z.nullable(party),
  mobile: shown,
  telephone: shown,
  email: shown,
  contact: z.nullable(z.object({ name: z.string(), mobile: shown, email: shown })),
  address: shown,
  currency: z.nullable(currency),
  standard_rate: shown,
  emergency_rate: shown,
  licence_number: shown,
  is_active: z.boolean(),
  /** How many work orders are neither closed nor cancelled. */
  open_orders: z.int(),
  version: readVersion,
});
export type Contractor = z.output<typeof contractor>;

/** Of the whole book. */
export const contractorTotals = z.object({ total: z.int(), active: z.int(), inactive: z.int() });
export type ContractorTotals = z.output<typeof contractorTotals>;

export const contractorPage = z.object({ ...paginated(contractor).shape, totals: contractorTotals });
