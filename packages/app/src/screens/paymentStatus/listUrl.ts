import { parsePage } from '@rentsafe/domain/pagination';
import type { ListState } from '../../api/listState';

export const tabs = ['overview', 'individual', 'company'] as const;
export type Tab = (typeof tabs)[number];
/** The tabs that hold a list; also the prefix of their query parameters. */
export type ListTab = Exclude<Tab, 'overview'>;
/** Every list that keeps its state in the address; also the prefix of its query parameters. */
export type ListName = ListTab | 'users';

const isTab = (value: string | null): value is Tab => tabs.includes(value as Tab);

/** The open tab: `tab=`, else the tab whose parameters are there, else the overview. */
export function tabOf(search: URLSearchParams): Tab {
  const tab = search.get('tab');
  if (isTab(tab)) return tab;
  const has = (prefix: ListTab) => search.has(`${prefix}_q`) || search.has(`${prefix}_page`);
  if (has('company')) return 'company';
  return has('individual') ? 'individual' : 'overview';
}

/** What a list shows: the trimmed term and the page. */
export function listStateOf(search: URLSearchParams, name: ListName): ListState {
  return { q: (search.get(`${name}_q`) ?? '').trim(), page: parsePage(search.get(`${name}_page`)) };
}

/** The page parameter as it stands in the address when it is no page number; null when all is well. */
export function badPage(search: URLSearchParams, name: ListName): string | null {
  const page = search.get(`${name}_page`);
  return page === null || (/^\d{1,9}$/.test(page) && Number(page) > 0) ? null : page;
}

/** The search of a link that opens a tab, with all else as it is. */
export function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('tab', tab);
  return next;
}

/** A new search starts on page 1; '' clears term and page. */
export function withQuery(search: URLSearchParams, name: ListName, q: string): URLSearchParams {
  const next = withoutPage(search, name);
  if (q) next.set(`${name}_q`, q);
  else next.delete(`${name}_q`);
  return next;
}

/** The same list on page 1. */
export function withoutPage(search: URLSearchParams, name: ListName): URLSearchParams {
  const next = isTab(name) ? withTab(search, name) : new URLSearchParams(search);
  next.delete(`${name}_page`);
  return next;
}
