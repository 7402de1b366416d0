import { cannot, defineScreen, reading, sending } from '../../../testing/screenStates';
import { noFigures, userDialogNotes } from './userDialogNotes';

export const invitationDialog = defineScreen({
  ...userDialogNotes,
  title: 'Screens/Internal users/Invitation',
  purpose: 'Give a new user their one-time link, which is shown once.',
  spec: ['Section 7: the body of create-user is returned; its fields are not shown'],
  deviations: [
    'Decision 45: a link to /set-password, valid 72 hours, shown once with a Copy button; mailing it is out of scope.',
    'Ours: the first Escape before it is copied warns instead of closing.',
  ],
  states: {
    ready: { story: 'Shown' },
    ...cannot('It reads nothing: the answer to the creation or the reset is here already.', ...reading),
    ...cannot('It sends nothing.', ...sending),
    success: { story: 'Copied' },
    error: { story: 'CopyNotAllowed' },
    longNames: { story: 'LongLink' },
    ...cannot('Link and end are always there.', 'missingValues'),
    ...cannot('It names one person, as Edit does.', 'otherScripts'),
    ...noFigures,
  },
});
