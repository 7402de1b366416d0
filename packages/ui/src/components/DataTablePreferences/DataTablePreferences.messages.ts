import { defineMessages } from '../../internal/messages/messages';

export const dataTablePreferencesMessages = defineMessages('dataTablePreferences', {
  preferences: 'Preferences',
  columns: 'Columns',
  compact: 'Compact rows',
  pageSize: 'Rows per page',
  reset: 'Reset',
});
