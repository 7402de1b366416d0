import { Select } from '@rentsafe/ui/Select';

export const Do = () => (
  <Select
    label="Term"
    options={[
      { value: '6', label: '6 months' },
      { value: '12', label: '12 months' },
      { value: '24', label: '24 months' },
    ]}
  />
);

export const Dont = () => (
  <Select
    label="Furnished"
    options={[
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ]}
  />
);
