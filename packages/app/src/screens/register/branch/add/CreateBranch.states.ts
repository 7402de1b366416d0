import { HOME_PATH } from '@rentsafe/domain/session';
import { addressStates, creationStates } from '../../../../testing/creationStates';
import { defineScreen } from '../../../../testing/screenStates';

export const createBranchForm = defineScreen({
  title: 'Screens/Create A New Branch',
  routes: [],
  at: `${HOME_PATH}?tab=company`,
  purpose: 'Add a branch to a company, with the people to talk to and its addresses.',
  users: 'Staff who keep the companies on file.',
  spec: [
    "Section 2, Create A New Branch dialog: the company read-only with its number, Branch Name, Contacts and Addresses, 'Add Branch', 'Adding Branch...'",
    'Section 3, branch contact; contact form rows; address form rows',
    'Section 5: Branch Name is required',
    'Section 7: POST /api/branches/ and its payload',
    "Section 8: 'Failed to create branch', 'Branch created successfully!'",
    'Section 9: the list of individuals is at most 200 px high',
  ],
  deviations: [
    'Decision 18: individuals are searched on the server as one types.',
    'Decision 22: at most one primary contact.',
  ],
  states: {
    ...creationStates,
    ...addressStates,
    ready: { story: 'Empty', also: ['TwoAddresses', 'ContactAndAddress'] },
    noMatch: { story: 'NobodyFound' },
    error: { story: 'PlacesFailed', also: ['PeopleFailed'] },
    conflict: { cannot: 'Two branches of a company may have the same name.' },
    longNames: { story: 'LongNames', also: ['LongCompany'] },
  },
});
