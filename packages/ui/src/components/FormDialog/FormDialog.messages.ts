export const formDialogMessages = {
  cancel: 'Cancel',
  wait: 'Processing form, please wait',
  discardTitle: 'Discard what you have typed?',
  discardText: 'This form has not been sent. Closing it throws away what you have typed.',
  discardUnconfirmedText: 'It is not known whether this was saved. Look in the list before you add it again.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  unconfirmed:
    'Not confirmed: there has been no answer for 30 seconds. It may still be saved. Wait, or close the form and look whether it is there before you send it again.',
};
