import type { Issue, IssueCode, IssueParams } from '@rentsafe/domain/errors';

/** Codes in the texts of Django REST framework, which clients of the contract read. */
const texts: Record<IssueCode, string | ((params: IssueParams) => string)> = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  empty: 'This list may not be empty.',
  not_text: 'Not a valid string.',
  not_a_number: 'A valid number is required.',
  not_whole: 'A valid integer is required.',
  not_a_boolean: 'Must be a valid boolean.',
  not_a_list: 'Expected a list of items.',
  not_an_object: 'Invalid data. Expected a dictionary.',
  not_a_choice: 'Not a valid choice.',
  not_an_email: 'Enter a valid email address.',
  not_a_url: 'Enter a valid URL.',
  not_a_phone: 'Enter a valid phone number.',
  not_a_date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  no_such_day: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  not_a_month: 'Use YYYY-MM.',
  in_future: 'This date may not be in the future.',
  in_past: 'This date may not be in the past.',
  before_start: 'The end date may not be before the start date.',
  over_a_year: 'At most 366 days after the start date.',
  not_in_order: 'Each must be later than the one before.',
  too_short: ({ min }) => `Ensure this field has at least ${min} characters.`,
  too_long: ({ max }) => `Ensure this field has no more than ${max} characters.`,
  too_few: ({ min }) => `Ensure this field has at least ${min} elements.`,
  too_many: ({ max }) => `Ensure this field has no more than ${max} elements.`,
  not_above: ({ min }) => `Ensure this value is greater than ${min}.`,
  not_positive: 'Ensure this value is greater than 0.',
  zero: 'A line of 0.00 moves nothing. Leave it out.',
  not_an_amount: 'Enter an amount such as 1234.56.',
  below: ({ min }) => `Ensure this value is greater than or equal to ${min}.`,
  above: ({ max }) => `Ensure this value is less than or equal to ${max}.`,
  unstorable: 'Null characters are not allowed.',
  national_id_format: 'Not a Zimbabwean national ID: 8 or 9 digits, a letter, 2 digits.',
  second_primary: 'Only one contact may be primary.',
  repeated: 'This is in the list already.',
  short_password: ({ min }) => `This password is too short. It must contain at least ${min} characters.`,
  common_password: 'This password is too common.',
  password_is_email: 'The password is too similar to the email address.',
  not_valid: 'Enter a valid value.',
};

/** The text of an issue. A code without one is a text itself, of a schema that only the server has. */
export function issueText({ code, params }: Pick<Issue, 'code' | 'params'>): string {
  const text = Object.hasOwn(texts, code) ? texts[code as IssueCode] : code;
  return typeof text === 'string' ? text : text(params);
}
