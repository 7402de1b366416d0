import type { LeaseBalance as Balance } from '@rentsafe/domain/charge';
import { ageingBuckets } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../calls/ApiError';
import { leaseBalanceQuery } from '../../../../calls/leases';
import { RecordTable } from '../../../../frame/RecordTable';

type Row = Balance['balances'][number];

const amount = (id: string, header: string, of: (row: Row) => string | undefined): Column<Row> => ({
  id,
  header,
  kind: 'money',
  cell: (row) => formatMoney(of(row), row.currency),
});

const columns: Column<Row>[] = [
  { id: 'currency', header: 'Currency', kind: 'state', cell: 'currency', rowHeader: true },
  ...ageingBuckets.map((label, index) => amount(`bucket_${index}`, label, ({ buckets }) => buckets[index])),
  amount('unallocated', 'Unallocated', ({ unallocated }) => unallocated),
  amount('balance', 'Balance', ({ balance }) => balance),
  amount('deposit', 'Deposit Held', ({ deposit }) => deposit),
];

/** What is owed today by age, one line a currency. */
export function LeaseBalance({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(leaseBalanceQuery(id));
  if (data?.balances.length === 0) {
    return (
      <Stack gap={3}>
        <Heading level={2} size="md">
          Balance
        </Heading>
        <Text tone="muted">Nothing has been charged yet.</Text>
      </Stack>
    );
  }
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
