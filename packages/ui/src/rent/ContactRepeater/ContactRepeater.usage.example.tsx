import { Combobox } from '@rentsafe/ui/Combobox';

export const Do = () => (
  <Combobox
    label="Person"
    name="person_do"
    options={[
      { value: 1, label: 'Rudo Ncube', description: '63-654321 B 42' },
      { value: 2, label: 'Rudo Ncube', description: '29-114502 K 07' },
    ]}
  />
);

export const Dont = () => (
  <Combobox
    label="Person"
    name="person_dont"
    options={[
      { value: 1, label: 'Rudo Ncube' },
      { value: 2, label: 'Rudo Ncube (2)' },
    ]}
  />
);
