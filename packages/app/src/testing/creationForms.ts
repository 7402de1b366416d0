import { companyFilling, type Filling, individualFilling } from './filling';

/** A form of the payment-status screen. */
export interface FormPlace {
  tab: 'individual' | 'company';
  /** The button that opens it: 'Add New Company'. */
  opener: string;
  /** @default the opener */
  title?: string;
  /** Its submit button. */
  submit: string;
}

/** A form that creates a record, and all that it needs to be sent. */
export interface CreationForm extends FormPlace {
  record: string;
  title: string;
  pending: string;
  path: string;
  filling: Filling;
}

export const creationForms: CreationForm[] = [
  {
    record: 'company',
    tab: 'company',
    opener: 'Add New Company',
    title: 'Add New Company',
    submit: 'Add Company',
    pending: 'Adding Company...',
    path: '/api/companies/',
    filling: companyFilling,
  },
  {
    record: 'branch',
    tab: 'company',
    opener: 'New Branch',
    title: 'Create A New Branch',
    submit: 'Add Branch',
    pending: 'Adding Branch...',
    path: '/api/branches/',
    filling: { 'Branch Name': 'Depot' },
  },
  {
    record: 'individual',
    tab: 'individual',
    opener: 'Add New Individual',
    title: 'Add New Individual',
    submit: 'Add Individual',
    pending: 'Adding Individual...',
    path: '/api/individuals/',
    filling: individualFilling,
  },
];
