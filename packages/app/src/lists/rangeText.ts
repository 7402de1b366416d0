import type { Paginated } from '@rentsafe/domain/pagination';
import type { ListState } from '../calls/listState';

type Counted = Pick<Paginated<unknown>, 'count' | 'count_is_capped'>;

const figure = (value: number) => value.toLocaleString('en-US');

/** How many records there are: `2,400`, or `10,000+` where the server stopped counting. */
export const countText = ({ count, count_is_capped }: Counted) =>
  `${figure(count)}${count_is_capped ? '+' : ''}`;

/** What a page holds of all, and how many pages there are: `21–40 of 2,400 · 120 pages`; '' for a page that there is not. */
export function rangeText(page: number, { pageSize }: Pick<ListState, 'pageSize'>, total: Counted): string {
  const pages = Math.max(1, Math.ceil(total.count / pageSize));
  if (page > pages) return '';
  const range = `${figure((page - 1) * pageSize + 1)}–${figure(Math.min(page * pageSize, total.count))}`;
  const more = total.count_is_capped ? '+' : '';
  return `${range} of ${countText(total)} · ${figure(pages)}${more} ${pages === 1 ? 'page' : 'pages'}`;
}
