import { SegmentedControl } from '@rentsafe/ui/SegmentedControl';

export const Do = () => (
  <SegmentedControl
    label="Period"
    options={[
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ]}
  />
);

export const Dont = () => (
  <SegmentedControl
    label="Lease"
    options={[
      { value: 'renew', label: 'Renew…' },
      { value: 'print', label: 'Print' },
      { value: 'end', label: 'End lease…' },
    ]}
  />
);
