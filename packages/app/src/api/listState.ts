/** What a list shows: the search term, '' for all records, and the page from 1. */
export interface ListState {
  q: string;
  page: number;
}
