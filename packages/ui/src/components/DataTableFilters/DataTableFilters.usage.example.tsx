import { filters } from '@rentsafe/ui/DataTableFilters';
import { type Lease, LeaseTable } from '../../docs/samples';

const kinds = ['Flats', 'Shops'].map((label) => ({ value: label, label }));
const byUnit = filters<Lease>({
  filters: [
    {
      id: 'unit',
      label: 'Unit',
      type: 'someOf',
      options: kinds,
      value: ({ unit }) => (unit.startsWith('Flat') ? 'Flats' : 'Shops'),
    },
  ],
  defaultValue: { unit: ['Flats'] },
});
const byOne = filters<Lease>({
  filters: [
    {
      id: 'country',
      label: 'Choose…',
      type: 'someOf',
      options: [{ value: 'ZW', label: 'Zimbabwe' }],
      value: () => 'ZW',
    },
  ],
  defaultValue: { country: ['ZW'] },
});

export const Do = () => <LeaseTable features={[byUnit]} />;

export const Dont = () => <LeaseTable features={[byOne]} />;
