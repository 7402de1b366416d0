import { defineMessages } from '../../internal/messages/messages';
export const spinnerMessages = defineMessages('spinner', { loading: 'Loading' });
