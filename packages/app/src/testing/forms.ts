import type { Filling } from './filling';
import type { ListName } from './lists';

/** What the server refuses, and where the form shows it. */
export interface Refusal {
  body: Record<string, unknown>;
  /** The field. */
  label: string;
  message: string;
}

/** A form that creates a record: how it opens, what it is called, where it is sent, and fillings good and bad. */
export interface CreationForm {
  record: string;
  /** The list that it opens over, and that shows what was created. */
  list: ListName;
  /** The button that opens it: 'Add New Company'. */
  opener: string;
  title: string;
  submit: string;
  /** Its submit button while it is sent. */
  pending: string;
  path: string;
  /** All that it needs to be sent; the first field has the focus when it opens. */
  filling: Filling;
  /** Typed over the filling: each field is refused before anything is sent. */
  wrong: Filling;
  /** By the server: 400. */
  refused: Refusal;
  /** By the server: 409. Not there where a record may be there twice. */
  duplicate?: Refusal;
}

/** Read by the stories, the model, the journeys, the fault matrix and the proof of exactly once. */
export const formOf = {
  company: {
    record: 'company',
    list: 'company',
    opener: 'Add New Company',
    title: 'Add New Company',
    submit: 'Add Company',
    pending: 'Adding Company...',
    path: '/api/companies/',
    filling: {
      'Registered Name': 'Acacia Lettings',
      'Registration Number': '77/2021',
      'Email Address': 'office@acacia.example',
    },
    wrong: {
      'Email Address': 'office@',
      Website: 'javascript:alert(1)',
      'Date Of Incorporation': '31/02/1990',
    },
    refused: {
      body: { profile: { tin_number: ['This is no TIN.'] } },
      label: 'TIN Number',
      message: 'This is no TIN.',
    },
    duplicate: {
      body: { registration_number: ['A company with this number already exists.'], existing: { id: 1 } },
      label: 'Registration Number',
      message: 'A company with this number already exists.',
    },
  },
  branch: {
    record: 'branch',
    list: 'company',
    opener: 'New Branch',
    title: 'Create A New Branch',
    submit: 'Add Branch',
    pending: 'Adding Branch...',
    path: '/api/branches/',
    filling: { 'Branch Name': 'Depot' },
    wrong: { 'Branch Name': 'Depot'.repeat(100) },
    refused: {
      body: { branch_name: ['This name is not allowed.'] },
      label: 'Branch Name',
      message: 'This name is not allowed.',
    },
  },
  individual: {
    record: 'individual',
    list: 'individual',
    opener: 'Add New Individual',
    title: 'Add New Individual',
    submit: 'Add Individual',
    pending: 'Adding Individual...',
    path: '/api/individuals/',
    filling: {
      'First Name': 'Rudo',
      'Last Name': 'Makoni',
      'Identification Type': 'National ID',
      'Identification Number': '63123456B63',
      Gender: 'Female',
      'Date Of Birth': '05/03/1990',
      'Marital Status': 'Single',
      'Mobile Phone': '+263 77 123 4567',
    },
    wrong: { 'Identification Number': '1-23 45', 'Date Of Birth': '31/02/1990', Email: 'rudo@' },
    refused: {
      body: { contact_details: [{ mobile_phone: ['This number is not in use.'] }] },
      label: 'Mobile Phone',
      message: 'This number is not in use.',
    },
    duplicate: {
      body: {
        identification_number: ['An individual with this number already exists.'],
        existing: { id: 1 },
      },
      label: 'Identification Number',
      message: 'An individual with this number already exists.',
    },
  },
  user: {
    record: 'user',
    list: 'user',
    opener: 'Add Internal User',
    title: 'Add Internal User',
    submit: 'Add User',
    pending: 'Adding User...',
    path: '/api/clients/clients/1/create-user/',
    filling: {
      'First Name': 'Chipo',
      'Last Name': 'Banda',
      Email: 'chipo.banda@rentsafe.example',
      'Access Level': 'Admin',
    },
    wrong: { 'Last Name': ' ', Email: 'chipo@' },
    refused: {
      body: { first_name: ['Use fewer characters.'] },
      label: 'First Name',
      message: 'Use fewer characters.',
    },
    duplicate: {
      body: { email: ['A user with this email already exists.'], existing: { id: 1 } },
      label: 'Email',
      message: 'A user with this email already exists.',
    },
  },
} as const satisfies Record<string, CreationForm>;

export type FormName = keyof typeof formOf;
