import { today } from '@rentsafe/domain/date';
import { type CostGrouping, costGroupings } from '@rentsafe/domain/maintenanceReport';
import type { PlainDate } from '@rentsafe/format/date';
import { useSearchParams } from 'react-router-dom';
import { type ReportUrl, useReportUrl } from '../../../lists/reportUrl';

/** This year so far, unless the address has two days in order. */
export function useYearPeriod(): Pick<ReportUrl, 'currency' | 'period' | 'onReport'> {
  const [search] = useSearchParams();
  const { currency, period, onReport } = useReportUrl();
  const day: PlainDate = today();
  const isChosen = search.has('from') && search.has('to');
  return { currency, period: isChosen ? period : { from: `${day.slice(0, 4)}-01-01`, to: day }, onReport };
}

/** By what the table adds up, kept in the address: by property, unless it has another. */
export function useGrouping(): [CostGrouping, (by: CostGrouping) => void] {
  const [search, setSearch] = useSearchParams();
  const by = costGroupings.find((grouping) => grouping === search.get('by')) ?? 'property';
  const change = (next: CostGrouping) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      if (next === 'property') changed.delete('by');
      else changed.set('by', next);
      return changed;
    });
  return [by, change];
}
