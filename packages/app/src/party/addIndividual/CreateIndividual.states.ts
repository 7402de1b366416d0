import { HOME_PATH } from '@rentsafe/domain/session';
import { addressStates, creationStates } from '../../testing/creationStates';
import { defineScreen } from '../../testing/screenStates';

export const createIndividualForm = defineScreen({
  title: 'Screens/Add New Individual',
  routes: [],
  at: `${HOME_PATH}?tab=individual`,
  purpose: 'Register a person, with identification, contact details, employment and addresses.',
  users: 'Staff who take on applicants.',
  spec: [
    "Section 2: the 'Add New Individual' dialog button",
    'Section 3, individual and address: every field',
    'Section 5: required fields, national ID with its toast, employment dropped when incomplete, dates not in the future',
    'Section 7: POST /api/individuals/ and its payload',
    "Section 8: 'Failed to create individual', 'Individual created successfully!', 'Processing form, please wait'",
  ],
  deviations: [
    'Decision 23: a national ID is normalised as one types; a wrong check letter only warns.',
    'Decision 24: the form shows beforehand that an incomplete employment is dropped.',
    'Decision 25: a changed form asks before it closes; after 30 s without an answer it shows that and can be closed.',
    'Ours: a record with the same number is shown while one types.',
  ],
  states: {
    ...creationStates,
    ...addressStates,
    fieldErrors: {
      story: 'Blank',
      also: ['Wrong', 'Refused', 'WrongCheckLetter', 'IncompleteEmployment'],
    },
    conflict: { story: 'AlreadyThere', also: ['Duplicate'] },
  },
});
