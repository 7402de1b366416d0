import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { LocaleProvider } from '@rentsafe/ui/LocaleProvider';
import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <LocaleProvider locale="de-DE" currency="EUR">
    <Inline>
      <DateText value="2026-03-01" />
      <Money amount="1250.00" />
    </Inline>
  </LocaleProvider>
);

export const Dont = () => (
  <Inline>
    <Text as="span">03/01/2026</Text>
    <Text as="span">1250.00 EUR</Text>
  </Inline>
);
