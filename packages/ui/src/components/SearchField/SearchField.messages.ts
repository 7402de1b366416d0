import { defineMessages } from '../../internal/messages/messages';
export const searchFieldMessages = defineMessages('searchField', {
  clear: 'Clear',
  required: 'Enter something to search for.',
});
