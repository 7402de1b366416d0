import type { Deposit, DepositPage } from '@rentsafe/domain/deposit';
import type { Column } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { depositKey } from '../../../calls/deposits';
import { manyColumns } from '../../../lists/manyColumns.css';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { leasePath } from '../../../paths';
import { amountsText } from '../../../text/Amounts';
import { RecordLink } from '../../../text/RecordLink';
import { depositFigures } from './depositColumns';
import { isHeld } from './useDepositActions';

export interface DepositsViewProps extends ListViewProps<Deposit> {
  rowActions: (deposit: Deposit) => ReactNode;
}

const columnsFor = (rows: readonly Deposit[]): Column<Deposit>[] => [
  {
    id: 'lease',
    header: 'Lease',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '4.5rem',
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  ...depositFigures(rows),
];

const none: readonly Deposit[] = [];

/** What was taken as security of each lease, and what became of it. */
export function DepositsView({ rowActions, ...list }: DepositsViewProps) {
  const page = list.page as DepositPage | undefined;
  const rows = page?.results ?? none;
  const columns = useMemo(() => columnsFor(rows), [rows]);
  return (
    <Stack gap="section">
      <PageHeader title="Deposits" description="Tenants’ deposits by lease: held, deducted and refunded." />
      <div className={manyColumns}>
        <RecordList
          {...list}
          records="deposits"
          placeholder="By lease or tenant"
          columns={columns}
          summary={
            page &&
            page.totals.length > 0 && (
              <Inline gap={2}>
                <Text tone="muted">Total held</Text>
                <strong>{amountsText(page.totals)}</strong>
              </Inline>
            )
          }
          rowKey={depositKey}
          rowName={({ lease, currency }) => `${lease.number} in ${currency}`}
          {...(rows.some(isHeld) && { rowActions })}
          canSelect={false}
          emptyHelp="Leases with a deposit appear here once they are active."
        />
      </div>
    </Stack>
  );
}
