import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { LocaleProvider } from '@rentsafe/ui/LocaleProvider';
import { Money } from '@rentsafe/ui/Money';

export function RentInBerlin() {
  return (
    <LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin">
      <Inline>
        <DateText value="2026-03-01" />
        <Money amount="1250.00" />
      </Inline>
    </LocaleProvider>
  );
}
