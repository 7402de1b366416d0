import { SearchField } from '@rentsafe/ui/SearchField';
import { useTyped } from '../paymentStatus/useTyped';
import * as styles from './SampleSearch.css';

export interface SampleSearchProps {
  /** What the records are, in the plural: 'properties'. */
  records: string;
  placeholder: string;
  /** The term that is searched for; '' for none. */
  q: string;
  /** Searches for a term; '' clears the search. */
  onSearch: (q: string) => void;
}

/** The search box of a list that is not on the server as yet. */
export function SampleSearch({ records, placeholder, q, onSearch }: SampleSearchProps) {
  const [typed, setTyped] = useTyped(q);
  return (
    <SearchField
      className={styles.search}
      label={`Search ${records}`}
      placeholder={placeholder}
      value={typed}
      onValueChange={({ value }) => setTyped(value)}
      onSearch={({ query }) => onSearch(query)}
      onClear={() => q && onSearch('')}
    />
  );
}
