import { type Currency, currencies } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { everyRow } from '../../../../calls/everyRow';
import { Fetched } from '../../../../calls/Fetched';
import type { ListState } from '../../../../calls/listState';
import { receiptList } from '../../../../calls/receipts';
import { RecordTable } from '../../../../frame/RecordTable';
import { capitalised } from '../../../../text/capitalised';
import * as styles from './ReceivedByMethod.css';
import { type MethodTotal, totalsByMethod } from './totalsByMethod';

interface ReceivedByMethodProps {
  list: ListState;
  /** How many match: when another is added they are read again. */
  count: number;
}

function columnsOf(total: MethodTotal): Column<MethodTotal>[] {
  const columnOf = (currency: Currency): Column<MethodTotal> => {
    const text = ({ totals }: MethodTotal) => formatMoney(totals[currency], currency);
    return {
      id: currency,
      header: currency,
      kind: 'money',
      cell: text,
      footer: text(total),
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
      kind: 'number',
      cell: ({ count }) => count,
      footer: total.count,
    },
    ...currencies.filter((currency) => total.totals[currency]).map(columnOf),
  ];
}

/** What came in by method and currency, as the cash and the bank have it; what was reversed is left out. */
export function ReceivedByMethod({ list, count }: ReceivedByMethodProps) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['receipts by method', list.q, list.filters, count],
    queryFn: () =>
      everyRow(
        ({ page, page_size: pageSize }) =>
          queryClient.fetchQuery({
            ...receiptList.page({ ...list, page, pageSize }),
            staleTime: 0,
            gcTime: 0,
          }),
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
  });
  return (
    <Fetched query={query} subject="the receipts">
      {(receipts) => {
        const { methods, total } = totalsByMethod(receipts);
        return (
          <div className={styles.narrow}>
            <RecordTable title="Received by method" columns={columnsOf(total)} rows={methods} />
          </div>
        );
      }}
    </Fetched>
  );
}
