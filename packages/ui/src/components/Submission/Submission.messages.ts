import { defineMessages } from '../../internal/messages/messages';

export const submissionMessages = defineMessages('submission', {
  refused: 'The server did not accept this.',
  duplicate: 'This record already exists.',
  stale: 'Someone else has changed this record. Open it again to see what it is now.',
  unanswered: 'No answer has come from the server.',
  mayBeSaved: 'This may already have been saved.',
  sendAgainHint:
    'Sending it again unchanged is safe: it is saved only once. Before you change it, check whether it was saved.',
  look: 'Check whether it was saved',
  sendAgain: 'Send again',
  hasAlready: (name: string | undefined) => `${name ?? 'Another record'} is on file already.`,
  view: (name: string | undefined) => (name ? `View ${name}` : 'View the record'),
  leaveTitle: 'Leave this page?',
  leaveText: 'This form has not been sent. If you leave the page, your changes will be lost.',
  leavePendingText:
    'This form is still being sent. If you leave the page, you will not see whether it was saved.',
  leaveUnconfirmedText: 'This may already have been saved. Check before you enter it again.',
  leave: 'Leave',
  stay: 'Keep editing',
});
