import type { Deposit } from '@rentsafe/domain/deposit';
import type { Lease } from '@rentsafe/domain/lease';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../calls/ApiError';
import { depositKey, depositsOf } from '../../../../calls/deposits';
import { depositFigures } from '../../deposit/depositColumns';
import { isHeld, useDepositActions } from '../../deposit/useDepositActions';

const columns: Column<Deposit>[] = [
  { id: 'currency', header: 'Currency', cell: 'currency', rowHeader: true },
  ...depositFigures,
];

const none: readonly Deposit[] = [];
const features = [stackedRows()];

/** What is held as security of a lease, one line a currency, and what can be done with it. */
export function LeaseDeposits({ lease }: { lease: Lease }) {
  const { data, error, isFetching, refetch } = useQuery(depositsOf(lease));
  const { rowActions, dialog } = useDepositActions(lease.client.id);
  const rows = data ?? none;
  const table = useDataTable({ columns, rows, rowKey: depositKey, features });
  return (
    <>
      <DataTable
        {...table}
        title="Deposit"
        caption="Deposit"
        status={data ? 'ready' : isFetching ? 'loading' : 'error'}
        loadingRows={1}
        emptyHelp="No deposit was agreed."
        {...(rows.some(isHeld) && { rowActions })}
        error={{ title: 'Could not fetch the deposit', help: error ? errorSentence(error) : undefined }}
        onRetry={() => void refetch()}
      />
      {dialog}
    </>
  );
}
