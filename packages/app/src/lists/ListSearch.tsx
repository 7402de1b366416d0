import { SearchField } from '@rentsafe/ui/SearchField';
import { useTyped } from './useTyped';

export interface ListSearchProps {
  /** What is searched, in the plural: 'contractors'. */
  records: string;
  placeholder: string;
  /** The term of the address; '' for none. */
  q: string;
  /** There is something that Clear takes away. @default with a term */
  canClear?: boolean;
  /** Searches for a term; '' clears the search. */
  onSearch: (q: string) => void;
}

/** The server refuses a longer one. */
const LONGEST_QUERY = 200;

/** The search box of a list, whose term is kept in the address. */
export function ListSearch({ records, placeholder, q, canClear = q !== '', onSearch }: ListSearchProps) {
  const { typed, setTyped, addSearched } = useTyped(q);
  const search = (term: string) => {
    addSearched(term);
    onSearch(term);
  };
  return (
    <SearchField
      label={`Search ${records}`}
      placeholder={placeholder}
      value={typed}
      maxLength={LONGEST_QUERY}
      onValueChange={({ value }) => setTyped(value)}
      onSearch={({ query }) => search(query)}
      onKeyDown={(event) => {
        // Enter in an emptied field takes the search away, as Clear does.
        if (event.key !== 'Enter' || typed !== '' || q === '') return;
        event.preventDefault();
        search('');
      }}
      onClear={() => canClear && search('')}
    />
  );
}
