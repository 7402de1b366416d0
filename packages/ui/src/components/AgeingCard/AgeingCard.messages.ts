import { defineMessages } from '../../internal/messages/messages';
export const ageingCardMessages = defineMessages('ageingCard', { view: 'View', total: 'Total' });
