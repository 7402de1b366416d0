import { creationStates } from '../../../testing/creationStates';
import { defineScreen } from '../../../testing/screenStates';
import { userDialogNotes } from './userDialogNotes';

export const addUserDialog = defineScreen({
  ...userDialogNotes,
  title: 'Screens/Internal users/Add',
  purpose: 'Give a colleague access, at a level, and get the link with which they set a password.',
  spec: [
    "Section 2: a large modal 'Add Internal User', closed by Escape or its icon; the page behind cannot scroll",
    'Section 3, internal user (add form): firstName, lastName, email, accessLevel',
    'Section 5: all but the level are required',
    'Section 7: POST /api/clients/clients/1/create-user/',
  ],
  deviations: [
    'Decision 28: success and failure are shown in a toast as well as on the console; the email is checked.',
    'Decision 45: the answer carries a one-time link.',
  ],
  states: {
    ...creationStates,
    success: { story: 'Created' },
  },
});
