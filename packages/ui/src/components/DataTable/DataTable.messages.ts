import { defineMessages } from '../../internal/messages/messages';
export const dataTableMessages = defineMessages('dataTable', {
  actions: 'Actions',
  loading: 'Loading',
  empty: 'No data',
  noMatch: 'Nothing matches. Check the spelling or clear the search.',
  error: 'Could not load the list',
  errorHelp: 'Check the connection, then try again.',
  retry: 'Retry',
  forbidden: "You don't have permission to view this list",
  forbiddenHelp: 'Ask your administrator if you need it.',
  shown: (shown: number, rows: number) =>
    `${shown.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows are shown`,
  showMore: (more: number) => `Show ${more.toLocaleString('en-US')} more`,
  results: (shown: number, total: string | undefined) =>
    total === undefined ? `${shown} ${shown === 1 ? 'result' : 'results'}` : `${shown} of ${total} results`,
});
