import type { LeaseBalance as Balance } from '@rentsafe/domain/charge';
import { ageingBuckets, formatMoney } from '@rentsafe/domain/money';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import { leaseBalanceQuery } from '../../api/leases';
import { RecordTable } from '../record/RecordTable';

type Row = Balance['balances'][number];

const amount = (
  id: string,
  header: string,
  of: (row: Row) => string | undefined,
  width: `${number}rem` = '7rem',
): Column<Row> => ({
  id,
  header,
  cell: (row) => formatMoney(of(row), row.currency),
  align: 'end',
  width,
});

const columns: Column<Row>[] = [
  { id: 'currency', header: 'Currency', cell: 'currency', rowHeader: true, width: '6rem' },
  ...ageingBuckets.map((label, index) => amount(`bucket_${index}`, label, ({ buckets }) => buckets[index])),
  amount('unallocated', 'Unallocated', ({ unallocated }) => unallocated),
  amount('balance', 'Balance', ({ balance }) => balance, '8rem'),
  amount('deposit', 'Deposit Held', ({ deposit }) => deposit, '8rem'),
];

/** What is owed today by age, one line a currency. */
export function LeaseBalance({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(leaseBalanceQuery(id));
  if (data) return <RecordTable title="Balance" columns={columns} rows={data.balances} />;
  return (
    <DataTable
      title="Balance"
      caption="Balance"
      columns={columns}
      rows={[]}
      rowKey={({ currency }) => currency}
      status={isFetching ? 'loading' : 'error'}
      loadingRows={1}
      error={{ title: 'Could not fetch the balance', help: error ? errorSentence(error) : undefined }}
      onRetry={() => void refetch()}
    />
  );
}
