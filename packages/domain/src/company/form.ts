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
import { withScheme } from '../text/index.ts';
import { type CompanyInput, companyInput } from './schema.ts';

/**
 * Reads the company form, whose controls are named as on the wire (those of the profile too). What is left empty is
 * left out. As typed: send it only when `companyIssues` finds nothing.
 */
export function companyFromForm(entries: FormEntries): CompanyInput {
  const fields = readFields(entries);
  const text = (name: string) => fieldText(fields, name);
  const date = (name: string) => parseTypedDate(text(name)) ?? text(name);
  const link = (name: string) => withScheme(text(name));
  const optional = {
    trading_name: text('trading_name'),
    legal_status: text('legal_status'),
    date_of_incorporation: date('date_of_incorporation'),
    industry: text('industry'),
  };
  const profile = {
    registration_date: date('registration_date'),
    mobile_phone: text('mobile_phone'),
    landline_phone: text('landline_phone'),
    tin_number: text('tin_number'),
    vat_number: text('vat_number'),
    number_of_employees: numberOrText(text('number_of_employees')),
    website: link('website'),
    twitter: link('twitter'),
    facebook: link('facebook'),
    instagram: link('instagram'),
    linkedin: link('linkedin'),
    operations: text('operations'),
    account_number: text('account_number'),
    trading_status: text('trading_status'),
  };
  return {
    registration_number: text('registration_number'),
    registration_name: text('registration_name'),
    ...withoutEmpty(optional),
    notes: [],
    documents: [],
    addresses: addressRows(fields),
    profile: { email: text('email'), ...withoutEmpty(profile) },
  } as CompanyInput;
}

const words = {
  blank: {
    registration_name: 'Enter a registered name.',
    registration_number: 'Enter a registration number.',
    email: 'Enter an e-mail address.',
    legal_status: 'Choose a legal status.',
    industry: 'Choose an industry.',
    trading_status: 'Choose a trading status.',
    ...addressBlankWords,
  },
  wrong: { number_of_employees: 'Enter a whole number, 0 or more.' },
};

function controlOf(fields: Fields, path: readonly string[]): Control {
  return addressControl(fields, path) ?? { name: (path[0] === 'profile' && path[1]) || (path[0] ?? '') };
}

/** The control of the company form that a path of the payload or of a server's refusal means. */
export function companyControl(entries: FormEntries, path: readonly string[]): string {
  return controlName(controlOf(readFields(entries), path));
}

/** What is to be mended in the company form, by control; empty when it can be sent. */
export function companyIssues(entries: FormEntries): FormIssue[] {
  const fields = readFields(entries);
  const { error } = companyInput.safeParse(companyFromForm(fields), { reportInput: true });
  return formIssues(error, fields, (path) => controlOf(fields, path), words);
}
