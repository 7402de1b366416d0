import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const paginationMessages = defineMessages('pagination', {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  /** Where nobody knows how many rows a page has. `count` is undefined before the first response, and may be `10,000+`. */
  page: (page: number, count: string | undefined) =>
    count === undefined
      ? `Page ${figure(page)}`
      : `Page ${figure(page)} of ${count} ${count === '1' ? 'record' : 'records'}`,
  /** `total` may be `10,000+`. */
  range: (from: number, to: number, total: string) =>
    to === 0 ? `0 of ${total}` : `${figure(from)}–${figure(to)} of ${total}`,
  goTo: 'Page',
  ofPages: (pages: string) => `of ${pages}`,
  pageSize: 'Rows per page',
});
