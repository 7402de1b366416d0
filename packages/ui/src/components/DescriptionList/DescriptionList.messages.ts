import { defineMessages } from '../../internal/messages/messages';
export const descriptionListMessages = defineMessages('descriptionList', { missing: 'N/A' });
