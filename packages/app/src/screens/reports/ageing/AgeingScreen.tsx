import { useMemo } from 'react';
import { ageing } from '../../../calls/ledgerReports';
import type { Reference } from '../../../calls/referenceNames';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { useReferenceFilters } from '../../../lists/useReferenceFilters';
import { AgeingView, leaseIdOf } from './AgeingView';

const references: readonly Reference[] = ['landlord', 'property'];

export function AgeingScreen() {
  const { currency, asAt, onReport } = useReportUrl();
  const filters = useReferenceFilters(references);
  const place = useMemo(
    (): ListPlace => ({ name: 'ageing', prefix: '', ...(filters.length > 0 && { filters }) }),
    [filters],
  );
  const queries = useMemo(() => ageing(currency, asAt), [currency, asAt]);
  const list = useListScreen({ place, queries, rowKey: leaseIdOf });
  return <AgeingView {...list} currency={currency} asAt={asAt} onReport={onReport} />;
}
