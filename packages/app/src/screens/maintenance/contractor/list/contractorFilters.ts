import { contractorIndustries } from '@rentsafe/domain/contractor';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { optionsOf } from '../../../../forms/options';

/** What contractors can be narrowed by; the ids are the parameters of the call. */
export const contractorFilters: readonly Filter<unknown>[] = [
  {
    id: 'is_active',
    label: 'Status',
    type: 'oneOf',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
  { id: 'industry', label: 'Industry', type: 'oneOf', options: optionsOf(contractorIndustries) },
];
