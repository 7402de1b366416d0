import { defineMessages } from '../../internal/messages/messages';

export const checkboxGroupMessages = defineMessages('checkboxGroup', {
  required: 'Choose at least one.',
});
