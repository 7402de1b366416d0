import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';

export const Do = () => (
  <DescriptionList
    items={[
      { term: 'Tenant', description: 'Rudo Ncube' },
      { term: 'Rent', description: <Money amount="450.00" currency="USD" /> },
      { term: 'Guarantor', description: null },
    ]}
  />
);

export const Dont = () => (
  <DescriptionList
    items={[
      { term: 'Tenant name:', description: 'The tenant is Rudo Ncube' },
      { term: 'Rent:', description: '450' },
      { term: 'Guarantor:', description: '-' },
    ]}
  />
);
