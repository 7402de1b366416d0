import { Combobox } from '@rentsafe/ui/Combobox';

const rudo = { value: 1, label: 'Rudo Ncube' };
const described = { ...rudo, description: '63-654321 B 42, Flat 4' };

export const Do = () => (
  <Combobox label="Tenant" options={[described]} defaultValue={described} hint="Name or ID number." />
);

export const Dont = () => (
  <Combobox label="Please type to search for a tenant" options={[rudo]} defaultValue={rudo} />
);
