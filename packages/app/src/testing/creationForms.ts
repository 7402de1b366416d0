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

/** A form that creates a record: how it opens, what it is called, where it is sent, and all that it needs to be sent. */
export interface CreationForm extends FormPlace {
  record: 'individual' | 'company' | 'branch';
  title: string;
  pending: string;
  path: string;
  /** The list that shows what was created. */
  list: string;
  filling: Filling;
}

/** Read by the stories, the model, the journeys, the fault matrix and the proof of exactly once. */
export const formOf: Readonly<Record<CreationForm['record'], CreationForm>> = {
  company: {
    record: 'company',
    tab: 'company',
    opener: 'Add New Company',
    title: 'Add New Company',
    submit: 'Add Company',
    pending: 'Adding Company...',
    path: '/api/companies/',
    list: '/api/branches/',
    filling: companyFilling,
  },
  branch: {
    record: 'branch',
    tab: 'company',
    opener: 'New Branch',
    title: 'Create A New Branch',
    submit: 'Add Branch',
    pending: 'Adding Branch...',
    path: '/api/branches/',
    list: '/api/branches/',
    filling: { 'Branch Name': 'Depot' },
  },
  individual: {
    record: 'individual',
    tab: 'individual',
    opener: 'Add New Individual',
    title: 'Add New Individual',
    submit: 'Add Individual',
    pending: 'Adding Individual...',
    path: '/api/individuals/',
    list: '/api/individuals/',
    filling: individualFilling,
  },
};

export const creationForms = Object.values(formOf);
