import { isPlainDate } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { address, addressList } from '../address/schema.ts';
import { pastDate, plainDate } from '../date/index.ts';
import { issue } from '../errors/codes.ts';
import { isNationalId, normaliseIdentification } from '../nationalId/index.ts';
import { reportFields } from '../report/index.ts';
import {
  emailAddress,
  maxLength,
  minLength,
  optionalField,
  phoneNumber,
  readVersion,
  recordId,
  recordVersion,
  text,
} from '../text/index.ts';

export const genders = ['male', 'female', 'other'] as const;
export const identificationTypes = ['national_id', 'passport'] as const;
export const maritalStatuses = ['single', 'married', 'divorced'] as const;
export type Gender = (typeof genders)[number];
export type IdentificationType = (typeof identificationTypes)[number];
export type MaritalStatus = (typeof maritalStatuses)[number];

// Rules over several fields also run when another field is wrong, so that all that is to be mended is said at once.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

function isWrongNationalId(type: unknown, number: unknown): boolean {
  if (type !== 'national_id' || typeof number !== 'string' || number.trim() === '') return false;
  return !isNationalId(normaliseIdentification(number));
}

/** Nothing but dashes: no number to know a passport by. */
const isBlankPassport = (type: unknown, number: unknown) =>
  type === 'passport' &&
  typeof number === 'string' &&
  /\S/.test(number) &&
  normaliseIdentification(number) === '';

/** One employment as it is sent; the whole entry is left out unless employer, title and start date are known. */
export const employmentInput = z
  .object({
    employer_name: text(),
    job_title: text(),
    start_date: pastDate,
    end_date: optionalField(plainDate),
    email: optionalField(emailAddress),
    /** In US dollars. */
    monthly_income: optionalField(z.union([z.number().check(z.nonnegative(), z.lte(1e12)), decimal()])),
  })
  .check(
    z.refine(({ start_date, end_date }) => !isDay(start_date) || !isDay(end_date) || end_date >= start_date, {
      path: ['end_date'],
      ...issue('before_start'),
      when: isObject,
    }),
  );
export type EmploymentInput = z.input<typeof employmentInput>;

function decimal() {
  return z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, issue('not_a_number')));
}

const contactDetailsInput = z.object({
  mobile_phone: z.array(phoneNumber).check(minLength(1), maxLength(10)),
  email: optionalField(emailAddress),
});

/** Lists whose content is not defined yet; sent as `[]`. */
const undefinedList = z.optional(z.array(z.unknown()).check(maxLength(100)));

/** By which a person is known. */
interface Identified {
  identification_type: unknown;
  identification_number: unknown;
}

const hasRightForm = z.refine<Identified>(
  ({ identification_type: type, identification_number: number }) => !isWrongNationalId(type, number),
  { path: ['identification_number'], ...issue('national_id_format'), when: isObject },
);
const isNotBlank = z.refine<Identified>(
  ({ identification_type: type, identification_number: number }) => !isBlankPassport(type, number),
  { path: ['identification_number'], ...issue('blank'), when: isObject },
);

/** An identification number with its type. */
export const identification = z
  .object({ identification_type: z.enum(identificationTypes), identification_number: text(30) })
  .check(hasRightForm, isNotBlank);

/** So many of each an individual holds at most. */
export const MAX_CONTACT_DETAILS = 10;
export const MAX_EMPLOYMENTS = 50;

const fields = z.object({
  first_name: text(),
  last_name: text(),
  date_of_birth: pastDate,
  gender: z.enum(genders),
  identification_type: z.enum(identificationTypes),
  identification_number: text(30),
  marital_status: z.enum(maritalStatuses),
  contact_details: z.array(contactDetailsInput).check(minLength(1), maxLength(MAX_CONTACT_DETAILS)),
  notes: undefinedList,
  employment_details: z.optional(z.array(employmentInput).check(maxLength(MAX_EMPLOYMENTS))),
  next_of_kin: undefinedList,
  documents: undefinedList,
  addresses: addressList,
});

/** An individual as it is sent. */
export const individualInput = fields.check(hasRightForm, isNotBlank);
export type IndividualInput = z.input<typeof individualInput>;

/** A change of an individual: the version that was read, and what changes. Lists are replaced whole. */
export const individualPatch = z.object({
  ...z.partial(z.omit(fields, { identification_type: true })).shape,
  version: readVersion,
});
export type IndividualPatch = z.input<typeof individualPatch>;

/** Why somebody's record is anonymised, and the version that was read. */
export const anonymiseInput = z.object({ reason: text(500), version: readVersion });
export type AnonymiseInput = z.input<typeof anonymiseInput>;

/** A row of the list and of search. */
export const individualRow = z.object({
  id: recordId,
  first_name: z.string(),
  last_name: z.string(),
  identification_number: z.optional(z.nullable(z.string())),
});
export type IndividualRow = z.output<typeof individualRow>;

const maybeText = z.optional(z.nullable(z.string()));

const contactDetails = z.object({
  id: z.optional(recordId),
  individual_id: z.optional(recordId),
  mobile_phone: z.optional(z.nullable(z.array(z.string()))),
  email: maybeText,
});

const employment = z.object({
  employer_name: maybeText,
  job_title: maybeText,
  start_date: maybeText,
  end_date: maybeText,
  email: maybeText,
  monthly_income: z.optional(z.nullable(z.union([z.number(), z.string()]))),
});
export type Employment = z.output<typeof employment>;

/** An individual as it is read. Only id and names are certain on every backend. */
export const individual = z.object({
  ...individualRow.shape,
  version: recordVersion,
  date_of_birth: maybeText,
  gender: maybeText,
  identification_type: maybeText,
  marital_status: maybeText,
  nationality: maybeText,
  telephone: maybeText,
  contact_details: z.optional(z.nullable(z.array(contactDetails))),
  notes: z.optional(z.nullable(z.array(z.unknown()))),
  next_of_kin: z.optional(z.nullable(z.array(z.unknown()))),
  documents: z.optional(z.nullable(z.array(z.unknown()))),
  addresses: z.optional(z.nullable(z.array(address))),
  is_active: z.optional(z.nullable(z.boolean())),
  employment_details: z.optional(z.nullable(z.array(employment))),
});
export type Individual = z.output<typeof individual>;

/** What feeds the individual report. */
export const individualReport = z.object({ ...individual.shape, ...reportFields });
export type IndividualReport = z.output<typeof individualReport>;
