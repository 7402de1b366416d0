import { maintenanceCategories } from '@rentsafe/domain/maintenance';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useMemo } from 'react';
import type { Reference } from '../../../calls/referenceNames';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { useReferenceFilters } from '../../../lists/useReferenceFilters';
import { categoryText } from '../maintenanceRequest/list/maintenanceTexts';

const category: Filter<unknown> = {
  id: 'category',
  label: 'Category',
  type: 'oneOf',
  options: optionsOf(maintenanceCategories, categoryText),
};

const references: readonly Reference[] = ['property', 'unit', 'contractor'];

/** Where the list of closed orders keeps its state. */
export function useHistoryPlace(): ListPlace {
  const narrowed = useReferenceFilters(references);
  return useMemo(
    () => ({ name: 'maintenance-history', prefix: '', filters: [category, ...narrowed] }),
    [narrowed],
  );
}
