import { defineMessages } from '../../internal/messages/messages';
export const dateTextMessages = defineMessages('dateText', { none: 'N/A' });
