import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { performanceList, seriesQuery } from '../../../calls/insight';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { PerformanceView, performanceKey } from './PerformanceView';

// With it the table would be wider than a screen of 1366 px.
const place: ListPlace = { name: 'performance', prefix: '', hidden: ['rent_tax'] };

export function PerformanceScreen() {
  const { currency, period, onReport } = useReportUrl({ months: 12 });
  const [search] = useSearchParams();
  const by = search.get('by') === 'landlord' ? 'landlord' : 'property';
  const { from, to } = period;
  const queries = useMemo(() => performanceList(currency, { from, to }, by), [currency, from, to, by]);
  const list = useListScreen({ place, queries, rowKey: performanceKey });
  const months = useQuery(seriesQuery(currency, 12, {}, to));
  return (
    <PerformanceView
      {...list}
      currency={currency}
      period={period}
      by={by}
      months={months}
      onReport={onReport}
    />
  );
}
