import { defineMessages } from '../../internal/messages/messages';
export const alertDialogMessages = defineMessages('alertDialog', { cancel: 'Cancel' });
