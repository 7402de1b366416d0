import { defineMessages } from '../../internal/messages/messages';

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

export const dataTableCsvMessages = defineMessages('dataTableCsv', {
  export: (count: number) => `Export ${rows(count)} as CSV`,
  exported: (count: number) => `${rows(count)} exported`,
});
