import { defineMessages } from '../../internal/messages/messages';
export const paginationMessages = defineMessages('pagination', {
  label: 'Pagination',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  records: (count: string) => (count === '1' ? 'record' : 'records'),
});
