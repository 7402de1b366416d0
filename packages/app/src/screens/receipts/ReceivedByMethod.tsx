import { type Currency, currencies, formatMoney } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import type { ListState } from '../../api/listState';
import { receiptList } from '../../api/receipts';
import { everyRow } from '../../lists/everyRow';
import { figureWidth } from '../../lists/figureWidth';
import { capitalised } from '../../page/capitalised';
import { RecordTable } from '../record/RecordTable';
import * as styles from './ReceivedByMethod.css';
import { type MethodTotal, totalsByMethod } from './totalsByMethod';

interface ReceivedByMethodProps {
  list: ListState;
  /** How many match: when another is added they are read again. */
  count: number;
}

function columnsOf(methods: readonly MethodTotal[], total: MethodTotal): Column<MethodTotal>[] {
  const columnOf = (currency: Currency): Column<MethodTotal> => {
    const text = ({ totals }: MethodTotal) => formatMoney(totals[currency], currency);
    return {
      id: currency,
      header: currency,
      cell: text,
      footer: text(total),
      align: 'end',
      width: figureWidth(currency, [...methods, total].map(text), 8),
    };
  };
  return [
    {
      id: 'method',
      header: 'Method',
      cell: ({ method }) => capitalised(method),
      footer: 'Total',
      rowHeader: true,
    },
    {
      id: 'count',
      header: 'Receipts',
      cell: ({ count }) => count,
      footer: total.count,
      align: 'end',
      width: '6rem',
    },
    ...currencies.filter((currency) => total.totals[currency]).map(columnOf),
  ];
}

/** What came in by method and currency, as the cash and the bank have it; what was reversed is left out. */
export function ReceivedByMethod({ list, count }: ReceivedByMethodProps) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['receipts by method', list.q, list.filters, count],
    queryFn: () =>
      everyRow(
        (at) => queryClient.fetchQuery({ ...receiptList.page(at), staleTime: 0, gcTime: 0 }),
        list,
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
  });
  if (data) {
    const { methods, total } = totalsByMethod(data);
    return (
      <div className={styles.narrow}>
        <RecordTable title="Received by method" columns={columnsOf(methods, total)} rows={methods} />
      </div>
    );
  }
  if (isFetching) return <Spinner label="Adding up the receipts" />;
  return (
    <ErrorState title="Could not add up the receipts" onRetry={() => void refetch()}>
      {errorSentence(error)}
    </ErrorState>
  );
}
