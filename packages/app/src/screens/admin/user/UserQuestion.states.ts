import { cannot, defineScreen } from '../../../testing/screenStates';
import { noFigures, readsNothing, userDialogNotes } from './userDialogNotes';

export const userQuestion = defineScreen({
  ...userDialogNotes,
  title: 'Screens/Internal users/Deactivate or reset',
  purpose: 'Confirm before a user loses access or gets a new password link.',
  spec: ['Section 2: the delete-like row action'],
  deviations: [
    'Decision 28: the action asks first. The record stays, and an Admin can reactivate the user.',
    'Decision 45: the link that resets a password is made here.',
  ],
  states: {
    ready: { story: 'Deactivate', also: ['ResetPassword', 'RemoveFactors'] },
    ...readsNothing,
    forbidden: { story: 'NotAllowed' },
    submitting: { story: 'Deactivating' },
    submitError: { story: 'Failed' },
    conflict: { story: 'LastAdmin' },
    success: { story: 'Deactivated' },
    ...cannot('There is nothing to type.', 'dirty', 'fieldErrors'),
    ...cannot('A question that is not answered in time fails, and can be answered again.', 'unconfirmed'),
    ...cannot(
      'It names one person, whose name wraps as in Edit. See Edit, LongNames.',
      'longNames',
      'otherScripts',
    ),
    ...cannot('The name is always there.', 'missingValues'),
    ...noFigures,
  },
});
