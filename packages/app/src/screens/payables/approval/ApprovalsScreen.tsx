import type { Approval } from '@rentsafe/domain/approval';
import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { nothingSelected, selection } from '@rentsafe/ui/DataTableSelection';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { approvalsQuery } from '../../../calls/approvals';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { Fetched } from '../../../calls/Fetched';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import type { ApproveSelectedProps } from './ApproveSelectedDialog';
import { columnsOfOthers, columnsToApprove } from './approvalColumns';
import { approvalKey } from './approvalTexts';

const load = async () => (await import('./ApproveSelectedDialog')).ApproveSelectedDialog;
const noAccounts: readonly BankAccount[] = [];

/** All that waits for an approval: what the reader may approve, work orders, and what others must. */
export function ApprovalsScreen() {
  const waiting = useQuery(approvalsQuery);
  const accounts = useQuery(bankAccountsQuery).data ?? noAccounts;
  return (
    <Stack gap="section">
      <PageHeader
        title="Approvals"
        description="Payments, refunds, journals and work orders that wait for a second person, oldest first."
      />
      <Fetched query={waiting} subject="the approvals">
        {(rows) => <Waiting rows={rows} accounts={accounts} />}
      </Fetched>
    </Stack>
  );
}

function Waiting({ rows, accounts }: { rows: readonly Approval[]; accounts: readonly BankAccount[] }) {
  const drafts = rows.filter(({ kind }) => kind !== 'work_order');
  const mine = drafts.filter((row) => row.mine);
  const others = drafts.filter((row) => !row.mine);
  const orders = rows.filter(({ kind }) => kind === 'work_order');
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing waits for an approval">
        Draft payments and journals appear here as soon as they are prepared.
      </EmptyState>
    );
  return (
    <>
      {mine.length > 0 && <ToApprove rows={mine} accounts={accounts} />}
      {others.length > 0 && (
        <Listed title="Waiting for another Admin" rows={others} columns={columnsOfOthers} />
      )}
      {orders.length > 0 && <Listed title="Work orders" rows={orders} columns={columnsOfOthers} />}
    </>
  );
}

const plain = [stackedRows()];

function Listed(props: { title: string; rows: readonly Approval[]; columns: Column<Approval>[] }) {
  const { title, rows, columns } = props;
  const table = useDataTable({ columns, rows, rowKey: approvalKey, features: plain });
  return <DataTable {...table} title={title} caption={title} status="ready" />;
}

/** What was prepared by others: several at once. */
function ToApprove({ rows, accounts }: { rows: readonly Approval[]; accounts: readonly BankAccount[] }) {
  const [selected, setSelected] = useState(nothingSelected);
  const { trigger, opened, onClose } = useLazyDialog<readonly Approval[], ApproveSelectedProps>(
    load,
    'The approval could not be opened',
  );
  const columns = useMemo(() => columnsToApprove(accounts), [accounts]);
  const chosen = rows.filter((row) => selected.keys.has(approvalKey(row)) === (selected.mode === 'some'));
  const table = useDataTable({
    columns,
    rows,
    rowKey: approvalKey,
    rowName: ({ number }) => number,
    total: { count: rows.length },
    features: [
      stackedRows(),
      selection({
        selection: selected,
        onSelectionChange: (event) => setSelected(event.selection),
        actions: [{ label: () => `Approve ${chosen.length}…`, onAct: () => trigger.onOpen(chosen) }],
      }),
    ],
  });
  return (
    <>
      <DataTable {...table} title="Waiting for you" caption="Waiting for you" status="ready" />
      {opened && (
        <opened.Dialog
          chosen={opened.subject}
          accounts={accounts}
          onClose={() => {
            onClose();
            setSelected(nothingSelected);
          }}
        />
      )}
    </>
  );
}
