/** Rows of a page, unless the user prefers another number. */
export const PAGE_SIZE = 20;

/** What a list shows: the search term, '' for all records, the page from 1, and the filters as its call takes them, several values with commas. */
export interface ListState {
  q: string;
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** As the call takes it: `-name`; '' for the order in which the server lists. */
  ordering: string;
  filters: Readonly<Record<string, string>>;
}
