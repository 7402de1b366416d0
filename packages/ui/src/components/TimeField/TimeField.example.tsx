import { TimeField } from '@rentsafe/ui/TimeField';

export function CollectionTime() {
  return (
    <TimeField label="Collected at" name="collectedAt" min="07:30" max="17:00" hint="We open at 07:30." />
  );
}
