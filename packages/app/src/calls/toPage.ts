import { currentPage, type Paginated } from '@rentsafe/domain/pagination';
import type { Total } from '@rentsafe/ui/DataTable';

/** What a pager of ui shows. */
export interface Pager {
  /** From 1. */
  page: number;
  total: Total;
  hasPrevious: boolean;
  hasNext: boolean;
}

export const totalOf = ({ count, count_is_capped }: Pick<Paginated<unknown>, 'count' | 'count_is_capped'>) =>
  ({ count, isCapped: count_is_capped }) satisfies Total;

/** From a response of Django REST framework's PageNumberPagination, whose links tell which page it is. */
export const pagerOf = (response: Omit<Paginated<unknown>, 'results'>, asked: number): Pager => ({
  page: currentPage(response, asked),
  total: totalOf(response),
  hasPrevious: Boolean(response.previous),
  hasNext: Boolean(response.next),
});

/** The same, with its rows. */
export const toPage = <Row>(response: Paginated<Row>, asked: number) => ({
  ...pagerOf(response, asked),
  rows: response.results as readonly Row[],
});
