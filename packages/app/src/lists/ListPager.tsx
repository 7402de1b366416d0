import type { Paginated } from '@rentsafe/domain/pagination';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import type { ListState } from '../calls/listState';
import { pagerOf } from '../calls/toPage';
import { current, range } from './ListPager.css';
import { type ListPlace, parameterOf } from './listPlace';
import { rangeText } from './rangeText';

export interface ListPagerProps extends Pick<ListPlace, 'name' | 'prefix'> {
  /** What the pages hold: 'individuals'. */
  records: string;
  list: ListState;
  page: Paginated<unknown> | undefined;
  /** The query string of the address. */
  search: string;
}

/** The pager of a list of the backend: `Page 1 / 57 records`, as decision 13 has it, and beside it what that means. */
export function ListPager({ name, prefix, records, list, page, search }: ListPagerProps) {
  return (
    <LinkedPagination
      {...(page ? pagerOf(page, list.page) : { page: list.page })}
      parameter={parameterOf({ name, prefix }, 'page')}
      search={search}
      label={`Pages of ${records}`}
      summary={(shown) => (
        <>
          Page{' '}
          <span className={current}>
            {shown.count === undefined ? shown.page : `${shown.page} / ${shown.count}`}
          </span>
          {shown.count !== undefined && (shown.count === '1' ? ' record' : ' records')}
          {page && page.count > 0 && <span className={range}> {rangeText(shown.page, list, page)}</span>}
        </>
      )}
    />
  );
}
