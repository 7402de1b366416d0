import { isMonth, type Month } from '@rentsafe/format/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../../calls/Fetched';
import { nextMonthQuery, runPreviewQuery } from '../../../calls/invoicing';
import { ComposeDialog } from '../../../message/ComposeDialog';
import { MonthRunView } from './MonthRunView';
import { useMonthRun } from './useMonthRun';

/** Charges the leases of a month, which the address names; without it, of the oldest that is not charged, else of this month. */
export function MonthRunScreen() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('month') ?? '';
  const isNamed = isMonth(named);
  const next = useQuery({ ...nextMonthQuery, enabled: !isNamed });
  const show = (month: Month) => setSearch({ month });
  if (isNamed) return <MonthRun month={named} onMonth={show} />;
  return (
    <Fetched query={next} subject="the next month to bill">
      {(month) => <MonthRun month={month} onMonth={show} />}
    </Fetched>
  );
}

function MonthRun({ month, onMonth }: { month: Month; onMonth: (month: Month) => void }) {
  const { data, error, isFetching, refetch } = useQuery(runPreviewQuery(month));
  const { state, start } = useMonthRun();
  const [isSending, setSending] = useState(false);
  const run = state?.month === month ? state : undefined;
  return (
    <>
      <MonthRunView
        month={month}
        onMonth={onMonth}
        preview={isFetching && run?.status !== 'running' ? undefined : data}
        error={isFetching ? null : error}
        onRetry={() => void refetch()}
        run={run}
        onCharge={start}
        onSend={() => setSending(true)}
      />
      {isSending && <ComposeDialog kind="invoice" onClose={() => setSending(false)} />}
    </>
  );
}
