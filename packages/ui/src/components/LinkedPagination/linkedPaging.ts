import { currentPage, type Paginated, pageOfLink } from '@rentsafe/domain/pagination';
import { countText } from '../../internal/pager/countText';

/** What the pager reads of a paginated response. */
export type PageOfList = Pick<Paginated<unknown>, 'next' | 'previous' | 'count' | 'count_is_capped'>;

export interface LinkedPaging {
  /** The page that is shown, from 1. */
  page: number;
  /** The neighbouring pages; null at the ends and while nothing has arrived. */
  previous: number | null;
  next: number | null;
  /** Records in all, as the server counts them; undefined while nothing has arrived. */
  count: string | undefined;
}

/** What to show and where to go. Only page numbers are taken from the links of the response. */
export function linkedPaging(list: PageOfList | undefined, requestedPage: number): LinkedPaging {
  if (!list) return { page: requestedPage, previous: null, next: null, count: undefined };
  return {
    page: currentPage(list, requestedPage),
    previous: pageOfLink(list.previous),
    next: pageOfLink(list.next),
    count: list.count_is_capped ? countText(list) : String(list.count),
  };
}

/** The query string that asks for a page: sets one parameter and keeps the others. */
export function pageHref(search: string, parameter: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set(parameter, String(page));
  return `?${query}`;
}
