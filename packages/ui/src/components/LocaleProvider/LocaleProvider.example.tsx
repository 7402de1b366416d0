import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { LocaleProvider, useLocale } from '@rentsafe/ui/LocaleProvider';
import { Money } from '@rentsafe/ui/Money';

/** What no component writes, in the same locale. */
function Distance({ km }: { km: number }) {
  const { numbers } = useLocale();
  return new Intl.NumberFormat(numbers, { style: 'unit', unit: 'kilometer' }).format(km);
}

export function RentInBerlin() {
  return (
    <LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin">
      <Inline>
        <DateText value="2026-03-01" />
        <Money amount="1250.00" />
        <Distance km={12.5} />
      </Inline>
    </LocaleProvider>
  );
}
