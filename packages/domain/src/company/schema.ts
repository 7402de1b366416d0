import * as z from 'zod/mini';
import { address, addressList } from '../address/schema.ts';
import { pastDate } from '../date/index.ts';
import { reportFields } from '../report/index.ts';
import {
  emailAddress,
  maxLength,
  optionalField,
  optionalText,
  phoneNumber,
  readVersion,
  recordId,
  recordVersion,
  text,
  webAddress,
} from '../text/index.ts';

export const legalStatuses = [
  'private_limited',
  'public_limited',
  'limited_by_guarantee',
  'co_operative',
  'foreign',
  'private_business_corporation',
  'partnership',
  'sole_trader',
  'trust',
  'non_profit',
  'parastatal',
  'other',
] as const;
export type LegalStatus = (typeof legalStatuses)[number];

export const tradingStatuses = ['trading', 'dormant', 'closed'] as const;
export type TradingStatus = (typeof tradingStatuses)[number];

export const industries = [
  'Agriculture',
  'Construction',
  'Education',
  'Finance',
  'Healthcare',
  'Hospitality',
  'Information Technology',
  'Manufacturing',
  'Retail',
  'Transportation',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

export const organisationTypes = ['private', 'public', 'government', 'ngo', 'other'] as const;

const profileInput = z.object({
  email: emailAddress,
  registration_date: optionalField(pastDate),
  mobile_phone: optionalField(phoneNumber),
  landline_phone: optionalField(phoneNumber),
  tin_number: optionalText(30),
  vat_number: optionalText(30),
  number_of_employees: optionalField(z.int().check(z.nonnegative(), z.lte(10_000_000))),
  website: optionalField(webAddress),
  twitter: optionalField(webAddress),
  facebook: optionalField(webAddress),
  instagram: optionalField(webAddress),
  linkedin: optionalField(webAddress),
  operations: optionalText(2000),
  account_number: optionalText(50),
  trading_status: optionalField(z.enum(tradingStatuses)),
});

const undefinedList = z.optional(z.array(z.unknown()).check(maxLength(100)));

/** A company as it is sent. */
export const companyInput = z.object({
  registration_number: text(50),
  registration_name: text(200),
  trading_name: optionalText(200),
  legal_status: optionalField(z.enum(legalStatuses)),
  date_of_incorporation: optionalField(pastDate),
  industry: optionalField(z.enum(industries)),
  notes: undefinedList,
  documents: undefinedList,
  addresses: addressList,
  profile: profileInput,
});
export type CompanyInput = z.input<typeof companyInput>;

/** A change of a company: the version that was read, and what changes, of the profile too. Addresses are replaced whole. */
export const companyPatch = z.object({
  ...z.partial(companyInput).shape,
  profile: z.optional(z.partial(profileInput)),
  version: readVersion,
});
export type CompanyPatch = z.input<typeof companyPatch>;

const maybeText = z.optional(z.nullable(z.string()));

const profile = z.object({
  email: maybeText,
  registration_date: maybeText,
  mobile_phone: maybeText,
  landline_phone: maybeText,
  tin_number: maybeText,
  vat_number: maybeText,
  number_of_employees: z.optional(z.nullable(z.number())),
  website: maybeText,
  twitter: maybeText,
  facebook: maybeText,
  instagram: maybeText,
  linkedin: maybeText,
  operations: maybeText,
  account_number: maybeText,
  trading_status: maybeText,
});

/** A company as it is read. Only id and registered name are certain on every backend. */
export const company = z.object({
  id: recordId,
  version: recordVersion,
  registration_name: z.string(),
  registration_number: maybeText,
  trading_name: maybeText,
  legal_status: maybeText,
  date_of_incorporation: maybeText,
  industry: maybeText,
  notes: z.optional(z.nullable(z.array(z.unknown()))),
  documents: z.optional(z.nullable(z.array(z.unknown()))),
  addresses: z.optional(z.nullable(z.array(address))),
  profile: z.optional(z.nullable(profile)),
});
export type Company = z.output<typeof company>;

/** A row of `/api/companies/`. */
export const companyRow = z.object({
  id: recordId,
  registration_name: z.string(),
  registration_number: maybeText,
  trading_name: maybeText,
});
export type CompanyRow = z.output<typeof companyRow>;

/** The answer to a creation. The company is nested; `branch` is its head office where the backend makes one. */
export const companyCreated = z.object({
  id: recordId,
  company: z.object({ ...company.shape, id: z.optional(recordId) }),
  branch: z.optional(z.nullable(z.object({ id: recordId, branch_name: z.string() }))),
});
export type CompanyCreated = z.output<typeof companyCreated>;

/** What feeds the company report. */
export const companyReport = z.object({ ...company.shape, ...reportFields });
export type CompanyReport = z.output<typeof companyReport>;
