import type { Filter } from '@rentsafe/ui/DataTableFilters';

/** Of every list of records; ids are the parameters of its call. */
export const recordFilters: readonly Filter<unknown>[] = [
  { id: 'created', label: 'Added', type: 'dates' },
  { id: 'mine', label: 'Added By', type: 'oneOf', options: [{ value: 'true', label: 'Me' }] },
];

const toMend: Filter<unknown> = {
  id: 'to_mend',
  label: 'Incomplete Records',
  type: 'oneOf',
  options: [{ value: 'true', label: 'Yes' }],
};

/** Of branches: those of companies to mend. */
export const companyFilters: readonly Filter<unknown>[] = [toMend, ...recordFilters];

export const individualFilters: readonly Filter<unknown>[] = [
  {
    id: 'identification_type',
    label: 'ID Type',
    type: 'oneOf',
    options: [
      { value: 'national_id', label: 'National ID' },
      { value: 'passport', label: 'Passport' },
    ],
  },
  toMend,
  ...recordFilters,
];
