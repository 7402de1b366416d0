import { useMemo } from 'react';
import { maintenanceHistory } from '../../../calls/maintenanceReports';
import { useListScreen } from '../../../lists/useListScreen';
import { useYearPeriod } from '../maintenanceCosts/useCostsUrl';
import { useHistoryPlace } from './historyFilters';
import { MaintenanceHistoryView } from './MaintenanceHistoryView';

export function MaintenanceHistoryScreen() {
  const { period, onReport } = useYearPeriod();
  const { from, to } = period;
  const queries = useMemo(() => maintenanceHistory({ from, to }), [from, to]);
  const place = useHistoryPlace();
  const list = useListScreen({ place, queries });
  return <MaintenanceHistoryView {...list} period={period} onReport={onReport} />;
}
