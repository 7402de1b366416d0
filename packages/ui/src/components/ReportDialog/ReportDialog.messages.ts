import { defineMessages } from '../../internal/messages/messages';
export const reportDialogMessages = defineMessages('reportDialog', {
  loading: 'Loading report',
  loaded: 'Report loaded',
  error: 'The report could not be loaded',
  refresh: 'Refresh',
  previous: 'Previous record',
  next: 'Next record',
  source: 'Source',
  fetchedAt: 'Fetched',
  validAsOf: 'Valid as of',
  number: 'Report number',
});
