import { isMonth, monthOf, today } from '@rentsafe/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { runPreviewQuery } from '../../../calls/invoicing';
import { MonthRunView } from './MonthRunView';
import { useMonthRun } from './useMonthRun';

/** Charges the leases of a month, which the address names; without it, of this month. */
export function MonthRunScreen() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('month') ?? '';
  const month = isMonth(named) ? named : monthOf(today());
  const { data, error, isFetching, refetch } = useQuery(runPreviewQuery(month));
  const { state, start } = useMonthRun();
  const run = state?.month === month ? state : undefined;
  return (
    <MonthRunView
      month={month}
      onMonth={(next) => setSearch({ month: next })}
      preview={isFetching && run?.status !== 'running' ? undefined : data}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      run={run}
      onCharge={start}
    />
  );
}
