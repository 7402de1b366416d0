import { Money } from '@rentsafe/ui/Money';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { SearchField } from '@rentsafe/ui/SearchField';

export function RentSearch({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <MessagesProvider messages={{ searchField: { clear: 'Bvisa' } }}>
      <SearchField label="Tsvaga" onSearch={({ query }) => onSearch(query)} />
      <Money amount="1250.00" currency="ZAR" /> {/* any code of ISO 4217 */}
    </MessagesProvider>
  );
}
