import { DateField } from '@rentsafe/ui/DateField';
import { DateRangeField } from '@rentsafe/ui/DateRangeField';
import { Inline } from '@rentsafe/ui/Inline';

export const Do = () => <DateRangeField label="Statement period" presets />;

export const Dont = () => (
  <Inline>
    <DateField label="Date 1" />
    <DateField label="Date 2" />
  </Inline>
);
