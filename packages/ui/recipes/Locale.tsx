import { LocaleProvider } from '@rentsafe/ui/LocaleProvider';
import { Money } from '@rentsafe/ui/Money';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { messages } from '@rentsafe/ui/messages/de';
import { SearchField } from '@rentsafe/ui/SearchField';

export function RentSearch({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin">
      <MessagesProvider messages={messages}>
        <SearchField label="Mieter suchen" onSearch={({ query }) => onSearch(query)} />
        <Money amount="1250.00" /> {/* 1.250,00 €; `currency="ZAR"` for another, any of ISO 4217 */}
      </MessagesProvider>
    </LocaleProvider>
  );
}
