import { defineMessages } from '../../internal/messages/messages';
export const moneyMessages = defineMessages('money', { none: 'N/A' });
