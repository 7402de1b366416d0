import { defineMessages } from '../../internal/messages/messages';

export const dataTableExpandMessages = defineMessages('dataTableExpand', {
  header: 'Details',
  details: (row: string) => `Details of ${row}`,
});
