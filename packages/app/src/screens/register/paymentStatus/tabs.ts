import { lastTab } from './lastTab';

const tabs = ['overview', 'individual', 'company'] as const;
export type Tab = (typeof tabs)[number];

const isTab = (value: string | null): value is Tab => tabs.includes(value as Tab);

/** The open tab: `tab=`, else the tab whose parameters are there, else the last one, at first the overview. */
export function tabOf(search: URLSearchParams): Tab {
  const tab = search.get('tab');
  if (isTab(tab)) return tab;
  const has = (prefix: Tab) => ['q', 'page', 'report'].some((name) => search.has(`${prefix}_${name}`));
  if (has('company')) return 'company';
  if (has('individual')) return 'individual';
  const last = lastTab();
  return isTab(last) ? last : 'overview';
}

/** The search of a link that opens a tab, with all else as it is. */
export function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('tab', tab);
  return next;
}
