import { addressBlankWords, addressControl, addressRows } from '../address/index.ts';
import { parseTypedDate } from '../date/index.ts';
import {
  type Control,
  controlName,
  type Fields,
  type FormEntries,
  type FormIssue,
  fieldText,
  formIssues,
  numberOrText,
  readFields,
  withoutEmpty,
} from '../form/index.ts';
import { invalidNationalId, isNationalId, normaliseIdentification } from '../nationalId/index.ts';
import { type EmploymentInput, type IndividualInput, individualInput } from './schema.ts';

const employmentControls = [
  'employer_name',
  'job_title',
  'start_date',
  'end_date',
  'employer_email',
  'monthly_income',
] as const;

/** A typed date as it is sent; what is no date is left as it is, for the schema to refuse. */
function dateOf(fields: Fields, name: string): string {
  const typed = fieldText(fields, name);
  return parseTypedDate(typed) ?? typed;
}

/** Several numbers may be typed, with commas or semicolons between them. */
function phonesOf(fields: Fields): string[] {
  return fieldText(fields, 'mobile_phone')
    .split(/[,;]/)
    .map((phone) => phone.trim())
    .filter(Boolean);
}

function identificationOf(fields: Fields): string {
  const typed = fieldText(fields, 'identification_number');
  return fieldText(fields, 'identification_type') === 'national_id' ? normaliseIdentification(typed) : typed;
}

function employmentOf(fields: Fields): EmploymentInput | null {
  const employer_name = fieldText(fields, 'employer_name');
  const job_title = fieldText(fields, 'job_title');
  const start_date = dateOf(fields, 'start_date');
  if (!employer_name || !job_title || !start_date) return null;
  const optional = {
    end_date: dateOf(fields, 'end_date'),
    email: fieldText(fields, 'employer_email'),
    monthly_income: numberOrText(fieldText(fields, 'monthly_income')),
  };
  return { employer_name, job_title, start_date, ...withoutEmpty(optional) };
}

export interface IndividualFormResult {
  /** As typed: send it only when `individualIssues` finds nothing. */
  input: IndividualInput;
  /** Something of an employment was given, but not employer, title and start date: it is not sent. */
  droppedEmployment: boolean;
}

/** Reads the individual form. Its controls are named as on the wire, the employer's e-mail `employer_email`. */
export function individualFromForm(entries: FormEntries): IndividualFormResult {
  const fields = readFields(entries);
  const employment = employmentOf(fields);
  const input = {
    first_name: fieldText(fields, 'first_name'),
    last_name: fieldText(fields, 'last_name'),
    date_of_birth: dateOf(fields, 'date_of_birth'),
    gender: fieldText(fields, 'gender'),
    identification_type: fieldText(fields, 'identification_type'),
    identification_number: identificationOf(fields),
    marital_status: fieldText(fields, 'marital_status'),
    contact_details: [{ email: fieldText(fields, 'email'), mobile_phone: phonesOf(fields) }],
    notes: [],
    employment_details: employment ? [employment] : [],
    next_of_kin: [],
    documents: [],
    addresses: addressRows(fields),
  } as IndividualInput;
  const isGiven = employmentControls.some((name) => fieldText(fields, name) !== '');
  return { input, droppedEmployment: isGiven && employment === null };
}

const words = {
  blank: {
    first_name: 'Enter a first name.',
    last_name: 'Enter a last name.',
    date_of_birth: 'Enter a date of birth.',
    gender: 'Choose a gender.',
    identification_type: 'Choose an identification type.',
    identification_number: 'Enter an identification number.',
    marital_status: 'Choose a marital status.',
    mobile_phone: 'Enter a mobile phone number.',
    ...addressBlankWords,
  },
};

function controlOf(fields: Fields, path: readonly string[]): Control {
  const [first = '', , third = first] = path;
  const isEmployerEmail = first === 'employment_details' && third === 'email';
  return addressControl(fields, path) ?? { name: isEmployerEmail ? 'employer_email' : third };
}

/** The control of the individual form that a path of the payload or of a server's refusal means. */
export function individualControl(entries: FormEntries, path: readonly string[]): string {
  return controlName(controlOf(readFields(entries), path));
}

/** What is to be mended in the individual form, by control; empty when it can be sent. */
export function individualIssues(entries: FormEntries): FormIssue[] {
  const fields = readFields(entries);
  const { input } = individualFromForm(fields);
  const { error } = individualInput.safeParse(input, { reportInput: true });
  const issues = formIssues(error, fields, (path) => controlOf(fields, path), words);
  const number = input.identification_number;
  if (input.identification_type !== 'national_id' || !number || isNationalId(number)) return issues;
  const { title, description } = invalidNationalId(number);
  return issues.map((issue) =>
    issue.field === 'identification_number' ? { ...issue, message: `${title}. ${description}` } : issue,
  );
}
