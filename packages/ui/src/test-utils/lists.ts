import { paginationMessages } from '../components/Pagination/Pagination.messages';
import { searchFieldMessages } from '../components/SearchField/SearchField.messages';
import { named, type PartLocator, type Scope } from './locator';

/** A Pagination or LinkedPagination by the name of its landmark. */
export function pagination<L extends PartLocator<L>>(
  scope: Scope<L>,
  label = paginationMessages.defaults.label,
) {
  const root = named(scope, 'navigation', label);
  const turn = (name: string) => named(root, 'link', name).or(named(root, 'button', name));
  return {
    root,
    previous: turn(paginationMessages.defaults.previous),
    next: turn(paginationMessages.defaults.next),
  };
}

/** A SearchField by its label. */
export function searchField<L extends PartLocator<L>>(scope: Scope<L>, label: string) {
  const root = named(scope, 'search', label);
  const input = root.getByRole('searchbox');
  return {
    root,
    input,
    clear: named(root, 'button', searchFieldMessages.defaults.clear),
    async search(query: string) {
      await input.fill(query);
      await input.press('Enter');
    },
  };
}

/** Tabs by their label. */
export function tabs<L extends PartLocator<L>>(scope: Scope<L>, label: string) {
  const root = named(scope, 'tablist', label);
  return {
    root,
    tab: (name: string | RegExp) => named(root, 'tab', name),
    /** What the tab of that name shows. */
    panel: (name: string | RegExp) => named(scope, 'tabpanel', name),
  };
}
