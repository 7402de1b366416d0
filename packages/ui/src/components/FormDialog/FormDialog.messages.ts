import { defineMessages } from '../../internal/messages/messages';
export const formDialogMessages = defineMessages('formDialog', {
  cancel: 'Cancel',
  saveAndAddAnother: 'Save and add another',
  wait: 'Processing form, please wait',
  discardTitle: 'Discard what you have typed?',
  discardText: 'This form has not been sent. If you close it, your changes will be lost.',
  discardUnconfirmedText: 'This may already have been saved. Check the list before you add it again.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  unconfirmed:
    "No response for 30 seconds, so we can't tell whether this was saved. Keep waiting, or close the form and check the list before trying again.",
});
