import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';

export function LeaseDetails() {
  return (
    <DescriptionList
      items={[
        { term: 'Tenant', description: 'Rudo Ncube' },
        { term: 'Unit', description: 'Flat 4, Avondale Court' },
        { term: 'Rent', description: <Money amount="450.00" currency="USD" /> },
        { term: 'Guarantor', description: null },
        { term: 'Special conditions', description: 'Two parking bays, no sublet.', wide: true },
      ]}
    />
  );
}
