import type { IssueCode } from '@rentsafe/domain/errors';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { SchemaIssue } from '@rentsafe/ui/Form';

type Params = NonNullable<SchemaIssue['params']>;
type Texts = Partial<Record<IssueCode, string | ((params: Params) => string)>>;

/** What is wrong with the form of a national ID. */
export function nationalIdText({ typed = '' }: Params): string {
  const number = normaliseIdentification(String(typed));
  const digits = /^(\d+)[A-Z]\d{2}$/.exec(number)?.[1]?.length;
  const advice = digits
    ? `It has ${digits} ${digits === 1 ? 'digit' : 'digits'} before the letter; a national ID has 8 or 9.`
    : 'Enter 8 or 9 digits, a letter and 2 digits, such as 63123456B63.';
  return `Invalid Zimbabwean National ID '${number}'. ${advice}`;
}

const texts: Texts = {
  required: 'This field is required.',
  not_a_number: 'Enter a number, such as 1200.50.',
  not_an_amount: 'Enter an amount, such as 1234.50.',
  not_positive: 'Enter an amount above 0.',
  zero: 'Enter an amount other than 0.',
  not_whole: 'Enter a whole number.',
  not_a_choice: 'Choose one of the options.',
  not_an_email: 'Enter an email address, such as name@example.com.',
  not_a_url: 'Enter a web address, such as https://www.example.com.',
  not_a_phone: 'Enter a phone number, such as 077 123 4567.',
  not_a_date: 'Enter a date as dd/mm/yyyy, such as 05/03/2025.',
  no_such_day: ({ typed }) => `${typed} is not a real date.`,
  in_future: 'This date cannot be in the future.',
  in_past: 'This date has passed.',
  before_start: 'This cannot come before the start.',
  over_a_year: 'This is at most 366 days after the start.',
  too_long: ({ max }) => `Use at most ${max} characters.`,
  too_many: ({ max }) => `Use at most ${max}.`,
  below: ({ min }) => `Enter ${min} or more.`,
  above: ({ max }) => `Enter ${max} or less.`,
  unstorable: 'Remove the characters that cannot be stored.',
  national_id_format: nationalIdText,
  second_primary: 'Only one contact may be primary.',
  repeated: 'This is in the list already: give it another name, or remove it.',
};

const wholeNumber = 'Enter a whole number, 0 or more.';
const rate: Texts = { not_a_number: 'Enter an amount, such as 25.00.' };
const page = (example: string): Texts => ({ not_a_url: `Paste the link to the page, such as ${example}.` });
const name = (label: string): Texts => ({ required: `Enter a ${label}.` });
const choice = (label: string): Texts => ({ required: `Choose ${label}.`, not_a_choice: `Choose ${label}.` });
const notInFuture = (label: string): Texts => ({ in_future: `${label} cannot be in the future.` });

/** Texts of one control, by its name without the suffix of a row. */
const controlTexts: Readonly<Record<string, Texts>> = {
  first_name: name('first name'),
  last_name: name('last name'),
  firstName: name('first name'),
  lastName: name('last name'),
  date_of_birth: { required: 'Enter a date of birth.', ...notInFuture('Date of birth') },
  gender: choice('a gender'),
  identification_type: choice('an identification type'),
  identification_number: { required: 'Enter an identification number.' },
  marital_status: choice('a marital status'),
  mobile_phone: { required: 'Enter a mobile phone number.' },
  email: { required: 'Enter an email address.' },
  start_date: notInFuture('Start date'),
  end_date: { before_start: 'End date cannot be before the start date.' },
  monthly_income: {
    not_a_number: 'Enter an amount, such as 1234.50.',
    below: 'Enter an amount of 0 or more.',
  },
  registration_name: name('registered name'),
  registration_number: name('registration number'),
  legal_status: choice('a legal status'),
  industry: choice('an industry'),
  trading_status: choice('a trading status'),
  date_of_incorporation: notInFuture('Date of incorporation'),
  registration_date: notInFuture('Registration date'),
  number_of_employees: {
    not_a_number: wholeNumber,
    not_whole: wholeNumber,
    below: wholeNumber,
  },
  twitter: page('https://x.com/name'),
  facebook: page('https://facebook.com/name'),
  instagram: page('https://instagram.com/name'),
  linkedin: page('https://linkedin.com/company/name'),
  city_id: choice('a city'),
  address_type: choice('an address type'),
  branch_name: name('branch name'),
  individual: { required: 'Choose a person.' },
  contact_type: choice('a contact type'),
  accessLevel: choice('an access level'),
  name: name('name'),
  bank_account: choice('an account'),
  unit: { required: 'Choose a unit.', not_a_number: 'Choose a unit.' },
  party: { required: 'Choose a person or a company.' },
  role: { required: 'At least one tenant is required.' },
  due_on: { before_start: 'The charge cannot be due before its date.' },
  to_on: { before_start: 'The last day cannot come before the first.' },
  charge_type: { not_valid: 'This charge is already listed in this currency.' },
  later_type: { not_valid: 'Add this charge above first.' },
  later_currency: { not_valid: 'All amounts for a charge must be in its currency.' },
  later_from_on: { not_in_order: 'Enter a day after the start and after the previous change.' },
  charge_currency: choice('a currency'),
  rate: { not_positive: 'Enter a rate above 0.', not_valid: 'Enter a percentage from 0 to 100.' },
  standard_rate: rate,
  emergency_rate: rate,
  property_type: choice('a property type'),
  city_town: name('city or town'),
  landlord_type: choice('a landlord type'),
  landlord_id: { required: 'Choose a landlord.' },
  owned_from: { required: 'Enter the date on which the landlord became the owner.' },
  to: { before_start: 'Landlord To cannot come before Landlord From.' },
  until: { before_start: 'The last day cannot come before the first.' },
  until_on: {
    before_start: 'The last day cannot be before the day it was given.',
    over_a_year: 'A consent lasts 366 days at most. Ask for a new one when it ends.',
  },
  evidence: { required: 'Enter where the consent is recorded, such as a signed form.' },
  purpose: { required: 'Enter what the report is for.' },
  pto: { before_start: 'Property To cannot come before Property From.' },
};

/** What a form shows for an issue: what to do, in plain words. */
export function issueText({ code = '', params = {}, path: [control] = [] }: SchemaIssue): string {
  const own = controlTexts[String(control).replace(/_\d+$/, '')];
  const text = own?.[code as IssueCode] ?? texts[code as IssueCode] ?? 'Check this value.';
  return typeof text === 'string' ? text : text(params);
}
