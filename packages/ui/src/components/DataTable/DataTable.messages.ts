import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const dataTableMessages = defineMessages('dataTable', {
  actions: 'Actions',
  loading: 'Loading',
  empty: 'No data',
  beyond: 'This page is beyond the end of the list',
  beyondHelp: 'Go to an earlier page.',
  lastPage: 'Go to the last page',
  noMatch: 'Nothing matches. Check the spelling or clear the search.',
  error: 'Could not load the list',
  errorHelp: 'Check the connection, then try again.',
  retry: 'Retry',
  forbidden: "You don't have permission to view this list",
  forbiddenHelp: 'Ask your administrator if you need it.',
  shown: (shown: number, rows: number) => `${figure(shown)} of ${figure(rows)} rows are shown`,
  showMore: (more: number) => `Show ${figure(more)} more`,
  results: (shown: number, total: string | undefined) =>
    total === undefined ? `${shown} ${shown === 1 ? 'result' : 'results'}` : `${shown} of ${total} results`,
});
