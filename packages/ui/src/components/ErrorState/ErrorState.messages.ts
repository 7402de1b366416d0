import { defineMessages } from '../../internal/messages/messages';
export const errorStateMessages = defineMessages('errorState', {
  title: 'This could not be loaded',
  advice: 'Check the connection, then try again.',
  retry: 'Retry',
  details: 'Details',
});
