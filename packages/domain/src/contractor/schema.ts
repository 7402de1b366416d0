import * as z from 'zod/mini';
import { currencies } from '../money/index.ts';
import { emailAddress, optionalField, optionalText, text } from '../text/index.ts';

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

const rate = z.union([z.number().check(z.nonnegative(), z.lte(1_000_000)), z.literal('')]);

/** A contractor as its form holds it; no call of the contract sends it yet. Rates are an hour's, in `charge_currency`. */
export const contractorInput = z.object({
  industry: z.enum(contractorIndustries),
  registration: optionalText(50),
  name: text(),
  mobile: optionalText(30),
  telephone: optionalText(30),
  email: optionalField(emailAddress),
  contact_person: optionalText(),
  contact_mobile: optionalText(30),
  contact_email: optionalField(emailAddress),
  street_address: optionalText(),
  suburb: optionalText(),
  city: optionalText(),
  province: optionalText(),
  country: optionalText(),
  charge_currency: z.enum(currencies),
  standard_rate: rate,
  emergency_rate: rate,
  license_number: optionalText(50),
});
export type ContractorInput = z.input<typeof contractorInput>;
