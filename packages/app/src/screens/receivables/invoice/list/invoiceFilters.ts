import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Reference } from '../../../../calls/referenceNames';
import type { ListPlace } from '../../../../lists/listPlace';
import { monthOptions } from '../../../../lists/monthOptions';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';

const references: readonly Reference[] = ['lease'];

/** The list of invoices. A lease that the address names is a filter too. */
export function useInvoicePlace(): ListPlace {
  const [search] = useSearchParams();
  const month = search.get('month');
  const narrowed = useReferenceFilters(references);
  return useMemo(() => {
    const ofMonth = { id: 'month', label: 'Month', type: 'oneOf' as const, options: monthOptions(month) };
    return { name: 'invoices', prefix: '', filters: [ofMonth, ...narrowed] };
  }, [month, narrowed]);
}
