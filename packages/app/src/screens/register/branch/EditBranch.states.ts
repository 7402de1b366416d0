import { HOME_PATH } from '@rentsafe/domain/session';
import { editStates } from '../../../testing/editStates';
import { defineScreen } from '../../../testing/screenStates';

export const editBranchForm = defineScreen({
  title: 'Screens/Branch/Edit',
  routes: [],
  at: `${HOME_PATH}/companies/2/branches/102`,
  purpose: 'Correct what is on record, and see it when someone else has changed the same.',
  users: 'Staff.',
  spec: ['Section 3, branch: its fields; section 5: their rules'],
  deviations: ['Ours: the specification has no form to change a record.'],
  states: editStates,
});
