import { Select } from '@rentsafe/ui/Select';

export function ChargeKind() {
  return (
    <Select
      label="Charge"
      name="charge_kind"
      placeholder="Choose"
      required
      options={[
        { value: 'rent', label: 'Rent' },
        { value: 'opc', label: 'Operating costs' },
        {
          label: 'Utilities',
          options: [
            { value: 'water', label: 'Water' },
            { value: 'power', label: 'Electricity' },
          ],
        },
      ]}
    />
  );
}
