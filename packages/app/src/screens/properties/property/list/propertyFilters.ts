import { unitStates } from '@rentsafe/domain/unit';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { optionsOf } from '../../../../forms/options';
import { unitStateTexts } from './unitStates';

/** What the Property List can be narrowed by; the id is the parameter of the call. */
export const propertyFilters: readonly Filter<unknown>[] = [
  {
    id: 'state',
    label: 'Status',
    type: 'oneOf',
    options: optionsOf(unitStates, (state) => unitStateTexts[state].label),
  },
];
