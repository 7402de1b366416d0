import { defineMessages } from '../../internal/messages/messages';
export const dialogMessages = defineMessages('dialog', { close: 'Close' });
