import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

const rows = (count: number) => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`;

export const dataTableCsvMessages = defineMessages('dataTableCsv', {
  export: (count: number) => `Export ${rows(count)} as CSV`,
  exported: (count: number) => `${rows(count)} exported`,
});
