import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const dataTableTreeMessages = defineMessages('dataTableTree', {
  rows: (row: string) => `Rows under ${row}`,
  level: (level: number) => `Level ${figure(level)}`,
  loading: 'Loading',
  loaded: (row: string, count: number) => `Rows under ${row}: ${figure(count)}`,
  empty: (row: string) => `No rows under ${row}`,
  failed: (row: string) => `Could not load the rows under ${row}`,
  retry: 'Retry',
  /** Heads of the columns of an export. */
  levelColumn: 'Level',
  pathColumn: 'Path',
});
