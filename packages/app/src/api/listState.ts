/** What a list shows: the search term, '' for all records, the page from 1, and the filters as its call takes them. */
export interface ListState {
  q: string;
  page: number;
  filters: Readonly<Record<string, string>>;
}
