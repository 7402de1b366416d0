import { defineMessages } from '../../internal/messages/messages';
export const moneyTotalsMessages = defineMessages('moneyTotals', { none: 'N/A' });
