import { defineMessages } from '../../internal/messages/messages';
export const textFieldMessages = defineMessages('textField', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
});
