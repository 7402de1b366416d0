/** A page of a list, as Django REST framework's PageNumberPagination sends it. */
export interface Paginated<T> {
  next: string | null;
  previous: string | null;
  /** Records in all; 10000 with `count_is_capped` when there are more. */
  count: number;
  count_is_capped?: boolean | undefined;
  results: T[];
}

const DEFAULT_PAGE = 1;

/** A page number as people and links write it: a positive whole number, else 1. */
export function parsePage(value: string | null | undefined): number {
  if (!value || !/^\d{1,9}$/.test(value)) return DEFAULT_PAGE;
  return Math.max(Number(value), DEFAULT_PAGE);
}

/** The page number of a `next` or `previous` link; only the number is taken. No link: null. No `page` in it: 1. */
export function pageOfLink(link: string | null | undefined): number | null {
  if (!link) return null;
  try {
    return parsePage(new URL(link, 'http://localhost').searchParams.get('page'));
  } catch {
    return null;
  }
}

/** The page that is shown: told by its neighbours, else the one that was asked for. */
export function currentPage(page: Pick<Paginated<unknown>, 'next' | 'previous'>, asked: number): number {
  const next = pageOfLink(page.next);
  if (next !== null) return Math.max(next - 1, DEFAULT_PAGE);
  const previous = pageOfLink(page.previous);
  return previous === null ? asked : previous + 1;
}
