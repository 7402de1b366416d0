import { NumberField } from '@rentsafe/ui/NumberField';

export function GraceDays() {
  return (
    <NumberField
      label="Days of grace"
      name="grace_days"
      min={0}
      max={31}
      defaultValue="5"
      hint="A late fee is charged after these."
    />
  );
}
