import { accessLevels, userStatuses } from '@rentsafe/domain/user';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { capitalised } from '../../../text/capitalised';

/** What users can be narrowed by; ids are the parameters of the call. */
export const userFilters: readonly Filter<unknown>[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'oneOf',
    options: userStatuses.map((value) => ({ value, label: capitalised(value) })),
  },
  {
    id: 'access_level',
    label: 'Access Level',
    type: 'oneOf',
    options: accessLevels.map(({ value, label }) => ({ value: String(value), label })),
  },
];
