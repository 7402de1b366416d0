import { HOME_PATH } from '@rentsafe/domain/session';
import { editStates } from '../../../testing/editStates';
import { defineScreen } from '../../../testing/screenStates';

export const editIndividualForm = defineScreen({
  title: 'Screens/Individual/Edit',
  routes: [],
  at: `${HOME_PATH}/individuals/2`,
  purpose: 'Correct what is on record, and see it when someone else has changed the same.',
  users: 'Staff.',
  spec: ['Section 3, individual: its fields; section 5: their rules'],
  deviations: ['Ours: the specification has no form to change a record.'],
  states: editStates,
});
