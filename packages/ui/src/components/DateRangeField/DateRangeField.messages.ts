import { defineMessages } from '../../internal/messages/messages';

export const dateRangeFieldMessages = defineMessages('dateRangeField', { from: 'From', to: 'To' });
