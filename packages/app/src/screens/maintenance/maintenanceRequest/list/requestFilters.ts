import { maintenanceCategories, maintenancePriorities } from '@rentsafe/domain/maintenance';
import { requestStates } from '@rentsafe/domain/maintenanceRequest';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useMemo } from 'react';
import type { Reference } from '../../../../calls/referenceNames';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
import { categoryText, priorityText, requestStateTexts } from './maintenanceTexts';

/** The ids are the parameters of the call. */
const filters: readonly Filter<unknown>[] = [
  {
    id: 'state',
    label: 'State',
    type: 'someOf',
    options: optionsOf(requestStates, (state) => requestStateTexts[state].label),
  },
  {
    id: 'priority',
    label: 'Priority',
    type: 'oneOf',
    options: optionsOf(maintenancePriorities, priorityText),
  },
  {
    id: 'category',
    label: 'Category',
    type: 'oneOf',
    options: optionsOf(maintenanceCategories, categoryText),
  },
  { id: 'overdue', label: 'Due', type: 'oneOf', options: [{ value: 'true', label: 'Overdue' }] },
];

const references: readonly Reference[] = ['property', 'unit', 'lease'];

/** Where the list of requests keeps its state. */
export function useRequestPlace(): ListPlace {
  const narrowed = useReferenceFilters(references);
  return useMemo(() => ({ name: 'requests', prefix: '', filters: [...filters, ...narrowed] }), [narrowed]);
}
