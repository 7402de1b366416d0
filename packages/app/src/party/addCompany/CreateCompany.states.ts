import { HOME_PATH } from '@rentsafe/domain/session';
import { addressStates, creationStates } from '../../testing/creationStates';
import { defineScreen } from '../../testing/screenStates';

export const createCompanyForm = defineScreen({
  title: 'Screens/Add New Company',
  routes: [],
  at: `${HOME_PATH}?tab=company`,
  purpose:
    'Register a company once, with its registration, profile and addresses; its head office comes with it.',
  users: 'Staff who take on client companies and corporate tenants.',
  spec: [
    "Section 2, Add New Company dialog: not closed by clicking outside; 'Processing form, please wait'; 'Adding Company...'",
    'Section 3, company and address: every field',
    'Section 5: required fields, email, URLs, the locked primary address',
    'Section 7: POST /api/companies/ and its payload',
    "Section 8: 'Failed to create company', 'Company created successfully!'",
  ],
  deviations: [
    'Decision 16: the head-office branch exists afterwards, so the company is found in the list of branches.',
    'Decision 22: number_of_employees is sent; www. addresses get https://.',
    'Decision 29: the legal forms of the Companies and Other Business Entities Act.',
    'Ours: a record with the same number is shown while one types.',
  ],
  states: {
    ...creationStates,
    ...addressStates,
    conflict: { story: 'AlreadyThere', also: ['Duplicate'] },
  },
});
