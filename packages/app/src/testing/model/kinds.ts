import { type CreationForm, formOf } from '../forms';

/** What kind of text a field wants. */
export type Wants = 'text' | 'email' | 'date' | 'number' | 'phone' | 'link' | 'id';

export type RowKind = 'address' | 'contact';

/** One of the three forms, as the model knows it. */
export interface Kind extends CreationForm {
  record: 'individual' | 'company' | 'branch';
  /** The text fields, by label. */
  texts: Readonly<Record<string, Wants>>;
  /** The lists of choices, by label: labels of some of their options. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** What stands in fields of a new form, by label; the others are empty. */
  start: Readonly<Record<string, string>>;
  rows: readonly RowKind[];
  /** Where plain text arrives on the wire, by label. */
  wire: Readonly<Record<string, readonly string[]>>;
}

const individual: Kind = {
  ...formOf.individual,
  texts: {
    'First Name': 'text',
    'Last Name': 'text',
    'Identification Number': 'id',
    'Date Of Birth': 'date',
    'Mobile Phone': 'phone',
    Email: 'email',
    'Employer Name': 'text',
    'Job Title': 'text',
    'Start Date': 'date',
    'End Date': 'date',
    'Employer Email': 'email',
    'Monthly Income': 'number',
  },
  choices: {
    'Identification Type': ['National ID', 'Passport'],
    Gender: ['Female', 'Male', 'Other'],
    'Marital Status': ['Single', 'Married', 'Divorced'],
  },
  start: { 'Identification Type': 'National ID' },
  rows: ['address'],
  wire: { 'First Name': ['first_name'], 'Last Name': ['last_name'] },
};

const company: Kind = {
  ...formOf.company,
  texts: {
    'Registered Name': 'text',
    'Registration Number': 'text',
    'Trading Name': 'text',
    'Date Of Incorporation': 'date',
    'Email Address': 'email',
    'Mobile Phone': 'phone',
    'Landline Phone': 'phone',
    Website: 'link',
    Twitter: 'link',
    Facebook: 'link',
    Instagram: 'link',
    LinkedIn: 'link',
    'Registration Date': 'date',
    'TIN Number': 'text',
    'VAT Number': 'text',
    'Number Of Employees': 'number',
    'Account Number': 'text',
    Operations: 'text',
  },
  choices: {
    'Legal Status': ['Trust', 'Partnership'],
    Industry: ['Agriculture', 'Other'],
    'Trading Status': ['Trading', 'Dormant'],
  },
  start: {},
  rows: ['address'],
  wire: {
    'Registered Name': ['registration_name'],
    'Registration Number': ['registration_number'],
    'Trading Name': ['trading_name'],
    'Account Number': ['profile', 'account_number'],
    Operations: ['profile', 'operations'],
  },
};

const branch: Kind = {
  ...formOf.branch,
  texts: { 'Branch Name': 'text' },
  choices: {},
  start: {},
  rows: ['address', 'contact'],
  wire: { 'Branch Name': ['branch_name'] },
};

export const kinds: readonly Kind[] = [individual, company, branch];
