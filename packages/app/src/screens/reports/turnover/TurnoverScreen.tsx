import { useMemo } from 'react';
import { turnoverList } from '../../../calls/insight';
import type { Reference } from '../../../calls/referenceNames';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { useReferenceFilters } from '../../../lists/useReferenceFilters';
import { propertyIdOf, TurnoverView } from './TurnoverView';

const references: readonly Reference[] = ['landlord', 'property'];

export function TurnoverScreen() {
  const { period, onReport } = useReportUrl({ months: 12 });
  const { from, to } = period;
  const filters = useReferenceFilters(references);
  const place = useMemo(
    (): ListPlace => ({ name: 'turnover', prefix: '', ...(filters.length > 0 && { filters }) }),
    [filters],
  );
  const queries = useMemo(() => turnoverList({ from, to }), [from, to]);
  const list = useListScreen({ place, queries, rowKey: propertyIdOf });
  return <TurnoverView {...list} period={period} onReport={onReport} />;
}
