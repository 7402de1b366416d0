import { useMemo } from 'react';
import { occupancyList } from '../../api/insight';
import type { Reference } from '../../api/referenceNames';
import type { ListPlace } from '../../lists/listUrl';
import { useReportUrl } from '../../lists/reportUrl';
import { useListScreen } from '../../lists/useListScreen';
import { useReferenceFilters } from '../../lists/useReferenceFilters';
import { OccupancyView, propertyIdOf } from './OccupancyView';

const references: readonly Reference[] = ['landlord', 'property'];

export function OccupancyScreen() {
  const { period, onReport } = useReportUrl({ months: 12 });
  const { from, to } = period;
  const filters = useReferenceFilters(references);
  const place = useMemo(
    (): ListPlace => ({ name: 'occupancy', prefix: '', ...(filters.length > 0 && { filters }) }),
    [filters],
  );
  const queries = useMemo(() => occupancyList({ from, to }), [from, to]);
  const list = useListScreen({ place, queries, rowKey: propertyIdOf });
  return <OccupancyView {...list} period={period} onReport={onReport} />;
}
