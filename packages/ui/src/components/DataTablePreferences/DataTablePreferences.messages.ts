import { defineMessages } from '../../internal/messages/messages';

export const dataTablePreferencesMessages = defineMessages('dataTablePreferences', {
  preferences: 'Preferences',
  columns: 'Columns',
  move: (column: string) => `Move ${column}`,
  moveHint: 'Drag it, or use the Up and Down keys.',
  moved: (column: string, place: number, count: number) => `${column} is column ${place} of ${count}`,
  compact: 'Compact rows',
  pageSize: 'Rows per page',
  reset: 'Reset',
});
