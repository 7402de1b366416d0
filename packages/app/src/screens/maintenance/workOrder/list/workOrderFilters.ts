import { maintenancePriorities } from '@rentsafe/domain/maintenance';
import { workOrderStates } from '@rentsafe/domain/workOrder';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useMemo } from 'react';
import type { Reference } from '../../../../calls/referenceNames';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
import { priorityText } from '../../maintenanceRequest/list/maintenanceTexts';
import { workOrderStateTexts } from './workOrderTexts';

/** The ids are the parameters of the call. */
const filters: readonly Filter<unknown>[] = [
  {
    id: 'state',
    label: 'State',
    type: 'someOf',
    options: optionsOf(workOrderStates, (state) => workOrderStateTexts[state].label),
  },
  {
    id: 'priority',
    label: 'Priority',
    type: 'oneOf',
    options: optionsOf(maintenancePriorities, priorityText),
  },
  { id: 'overdue', label: 'Due', type: 'oneOf', options: [{ value: 'true', label: 'Overdue' }] },
];

const references: readonly Reference[] = ['contractor', 'property', 'unit', 'request'];

/** Where the list of work orders keeps its state. */
export function useOrderPlace(): ListPlace {
  const narrowed = useReferenceFilters(references);
  return useMemo(() => ({ name: 'work-orders', prefix: '', filters: [...filters, ...narrowed] }), [narrowed]);
}
