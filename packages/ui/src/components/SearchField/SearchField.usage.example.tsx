import { SearchField } from '@rentsafe/ui/SearchField';

export const Do = () => (
  <SearchField label="Search tenants" placeholder="Name or ID number" onSearch={() => {}} />
);

export const Dont = () => (
  <SearchField
    label="Search"
    placeholder="Type here and press the Enter key to search…"
    onSearch={() => {}}
  />
);
