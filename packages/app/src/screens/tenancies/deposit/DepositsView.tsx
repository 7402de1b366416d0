import type { Deposit, DepositPage } from '@rentsafe/domain/deposit';
import type { Column } from '@rentsafe/ui/DataTable';
import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { depositKey } from '../../../calls/deposits';
import { PageHelp } from '../../../help/PageHelp';
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

const columns: Column<Deposit>[] = [
  {
    id: 'lease',
    header: 'Lease',
    kind: 'reference',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  ...depositFigures,
];

/** What was taken as security of each lease, and what became of it. */
export function DepositsView({ rowActions, ...list }: DepositsViewProps) {
  const page = list.page as DepositPage | undefined;
  return (
    <PageHelp subject="deposits">
      <Stack gap="section">
        <PageHeader
          title="Deposits"
          tag={<HelpButton />}
          description="Tenants’ deposits by lease: held, deducted and refunded."
        />
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
          {...(page?.results.some(isHeld) && { rowActions })}
          canSelect={false}
          emptyHelp="Leases with a deposit appear here once they are active."
        />
      </Stack>
    </PageHelp>
  );
}
