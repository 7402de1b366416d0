import type { ComboboxSearch } from '../Combobox';
import type { OwnFilter } from '../DataTableFilters';
import { SearchedControl, type SearchedSource, useSearchedName } from './SearchedControl';

/** A filter whose options are searched on a server. What is chosen is known by its name; another value is looked up. */
export function searchedFilter(find: ComboboxSearch, nameOf: SearchedSource['nameOf']): OwnFilter<string> {
  const source: SearchedSource = { find, nameOf, names: new Map() };
  return {
    read: ([value]) => value,
    write: (value) => value,
    control: (props) => <SearchedControl {...props} source={source} />,
    useText: (value) => useSearchedName(source, value),
  };
}
