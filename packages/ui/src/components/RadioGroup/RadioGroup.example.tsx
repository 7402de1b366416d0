import { RadioGroup } from '@rentsafe/ui/RadioGroup';

export function LeaseKind() {
  return (
    <RadioGroup
      label="Lease"
      name="lease_kind"
      defaultValue="fixed"
      options={[
        { value: 'fixed', label: 'Fixed term', description: 'Ends on a day that both have agreed.' },
        { value: 'monthly', label: 'Month to month' },
      ]}
    />
  );
}
