import { DateField } from '@rentsafe/ui/DateField';
import { useState } from 'react';

export function LeaseStart() {
  const [start, setStart] = useState<string | null>(null);
  return (
    <DateField
      label="Lease starts"
      name="starts_on"
      required
      min="2020-01-01"
      hint={start?.endsWith('-01') === false ? 'The first month is charged pro rata.' : undefined}
      onValueChange={({ value }) => setStart(value)}
    />
  );
}
