import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { occupancyList, seriesQuery } from '../../../calls/insight';
import type { Reference } from '../../../calls/referenceNames';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { useReferenceFilters } from '../../../lists/useReferenceFilters';
import { partOf } from '../../../text/partOf';
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
  const months = useQuery(seriesQuery('USD', 12, partOf(list.list.filters), to));
  return <OccupancyView {...list} period={period} months={months} onReport={onReport} />;
}
