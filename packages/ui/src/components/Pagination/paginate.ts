import { currentPage, type Paginated, pageOfLink } from '@rentsafe/domain/pagination';

/** What the pager reads of a paginated response. */
export type PageOfList = Pick<Paginated<unknown>, 'next' | 'previous' | 'count' | 'count_is_capped'>;

export interface Paging {
  /** The page that is shown, from 1. */
  page: number;
  /** The neighbouring pages; null at the ends and while nothing has arrived. */
  previous: number | null;
  next: number | null;
  /** Records in all, as the server counts them; undefined while nothing has arrived. */
  count: string | undefined;
}

/** `57`, or `10,000+` where the server stopped counting. */
export const countText = ({ count, count_is_capped }: Pick<PageOfList, 'count' | 'count_is_capped'>) =>
  count_is_capped ? `${count.toLocaleString('en-US')}+` : String(count);

/** What to show and where to go. Only page numbers are taken from the links of the response. */
export function paginate(list: PageOfList | undefined, requestedPage: number): Paging {
  if (!list) return { page: requestedPage, previous: null, next: null, count: undefined };
  return {
    page: currentPage(list, requestedPage),
    previous: pageOfLink(list.previous),
    next: pageOfLink(list.next),
    count: countText(list),
  };
}

/** The query string that asks for a page: sets one parameter and keeps the others. */
export function pageHref(search: string, parameter: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set(parameter, String(page));
  return `?${query}`;
}
