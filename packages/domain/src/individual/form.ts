import { dateOrText } from '@rentsafe/format/date';
import { addressControl, addressRows } from '../address/index.ts';
import {
  type Fields,
  type FormParser,
  type FormSource,
  fieldText,
  formParser,
  numberOrText,
  readFields,
  withoutEmpty,
} from '../form/index.ts';
import { normaliseIdentification } from '../nationalId/index.ts';
import { type IndividualInput, individualInput } from './schema.ts';

const employmentRequired = ['employer_name', 'job_title', 'start_date'];
const employmentControls = [...employmentRequired, 'end_date', 'employer_email', 'monthly_income'];

const hasEmployment = (fields: Fields) => employmentRequired.every((name) => fieldText(fields, name) !== '');

/** True when something of an employment is filled in, but not employer, title and start date: it is not sent. */
export function isEmploymentIncomplete(source: FormSource): boolean {
  const fields = readFields(source);
  return !hasEmployment(fields) && employmentControls.some((name) => fieldText(fields, name) !== '');
}

function employment(fields: Fields) {
  const optional = {
    end_date: dateOrText(fieldText(fields, 'end_date')),
    email: fieldText(fields, 'employer_email'),
    monthly_income: numberOrText(fieldText(fields, 'monthly_income')),
  };
  return {
    employer_name: fieldText(fields, 'employer_name'),
    job_title: fieldText(fields, 'job_title'),
    start_date: dateOrText(fieldText(fields, 'start_date')),
    ...withoutEmpty(optional),
  };
}

/** Several numbers may be typed, with commas, semicolons, slashes or 'or' between them. */
export const splitPhones = (typed: string): string[] =>
  typed
    .split(/[,;/]|\sor\s/i)
    .map((phone) => phone.trim())
    .filter(Boolean);

function identificationNumber(fields: Fields): string {
  const typed = fieldText(fields, 'identification_number');
  return fieldText(fields, 'identification_type') === 'national_id' ? normaliseIdentification(typed) : typed;
}

/** The individual form. Its controls are named as on the wire, the employer's email `employer_email`. */
export const individualForm: FormParser<IndividualInput> = formParser({
  schema: individualInput,
  read: (fields) => ({
    first_name: fieldText(fields, 'first_name'),
    last_name: fieldText(fields, 'last_name'),
    date_of_birth: dateOrText(fieldText(fields, 'date_of_birth')),
    gender: fieldText(fields, 'gender'),
    identification_type: fieldText(fields, 'identification_type'),
    identification_number: identificationNumber(fields),
    marital_status: fieldText(fields, 'marital_status'),
    contact_details: [
      { email: fieldText(fields, 'email'), mobile_phone: splitPhones(fieldText(fields, 'mobile_phone')) },
    ],
    notes: [],
    employment_details: hasEmployment(fields) ? [employment(fields)] : [],
    next_of_kin: [],
    documents: [],
    addresses: addressRows(fields),
  }),
  controlOf: (fields, path) => {
    if (path[0] === 'employment_details' && path[2] === 'email') return 'employer_email';
    return addressControl(fields, path);
  },
});
