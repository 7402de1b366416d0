import { defineMessages } from '../../internal/messages/messages';

export const dateTimeFieldMessages = defineMessages('dateTimeField', { date: 'Date', time: 'Time' });
