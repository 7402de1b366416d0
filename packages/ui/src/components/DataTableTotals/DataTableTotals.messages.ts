import { defineMessages } from '../../internal/messages/messages';

export const dataTableTotalsMessages = defineMessages('dataTableTotals', {
  all: 'Total',
  /** The rows are one page of more. */
  page: 'Total of this page',
});
