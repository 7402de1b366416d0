import { cannot, defineScreen } from '../../../testing/screenStates';
import { noFigures, readsNothing, userDialogNotes } from './userDialogNotes';

export const editUserDialog = defineScreen({
  ...userDialogNotes,
  title: 'Screens/Internal users/Edit',
  purpose: 'Change the name, the email or the level of a user, or whether they may sign in.',
  spec: ['Section 2: the edit-like row action', 'Section 6: access levels Admin and User'],
  deviations: ['Decision 28: the row actions have names.'],
  states: {
    ready: { story: 'Open' },
    ...readsNothing,
    notFound: { story: 'GoneMeanwhile' },
    dirty: { story: 'Dirty' },
    fieldErrors: { story: 'NameTakenOut' },
    submitting: { story: 'Saving' },
    unconfirmed: {
      cannot: 'It looks as in the dialog that adds a user: both are the same form. See Add, Unconfirmed.',
    },
    submitError: { story: 'Failed' },
    conflict: { story: 'LastAdmin' },
    ...cannot('A toast says so, or what was done is there.', 'success'),
    longNames: { story: 'LongNames' },
    ...cannot('Names and email are always there.', 'missingValues'),
    ...cannot('It looks as in the dialog that adds a user. See Add, OtherScripts.', 'otherScripts'),
    ...noFigures,
  },
});
