import { defineMessages } from '../../internal/messages/messages';
export const printMessages = defineMessages('print', { print: 'Print', printedBy: 'Printed by' });
