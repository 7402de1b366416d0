import { useMemo } from 'react';
import { rentCollection } from '../../api/ledgerReports';
import type { ListPlace } from '../../lists/listUrl';
import { useReportUrl } from '../../lists/reportUrl';
import { useListScreen } from '../../lists/useListScreen';
import { CustomerStatementsView, leaseIdOf } from './CustomerStatementsView';

const place: ListPlace = { name: 'rent collection', prefix: '' };

export function CustomerStatementsScreen() {
  const { currency, month, onReport } = useReportUrl();
  const queries = useMemo(() => rentCollection(currency, month), [currency, month]);
  const list = useListScreen({ place, queries, rowKey: leaseIdOf });
  return <CustomerStatementsView {...list} currency={currency} month={month} onReport={onReport} />;
}
