import type { AgeingPage, AgeingRow } from '@rentsafe/domain/ledgerReport';
import { type AgeingBucket, ageingBuckets } from '@rentsafe/domain/money';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { AgeingBar } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { CurrencyField } from '../../../forms/CurrencyField';
import { PageHelp } from '../../../help/PageHelp';
import { AsAtField } from '../../../lists/AsAtField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { leasePath } from '../../../paths';
import { day } from '../../../text/day';
import { ageingColumns } from './ageingColumns';

export interface AgeingViewProps
  extends ListViewProps<AgeingRow>,
    Pick<ReportUrl, 'currency' | 'asAt' | 'onReport'> {}

export const leaseIdOf = ({ lease }: AgeingRow) => lease.id;

const bucketsOf = ({ buckets }: AgeingPage['totals']) =>
  Object.fromEntries(ageingBuckets.map((label, index) => [label, buckets[index] ?? '0.00'])) as Record<
    AgeingBucket,
    string
  >;

const features = [pinnedColumns()];

/** What leases owe by days past the due date, with the totals of all that match. */
export function AgeingView({ currency, asAt, onReport, ...list }: AgeingViewProps) {
  const page = list.page as AgeingPage | undefined;
  const columns = useMemo(() => ageingColumns(page, currency), [page, currency]);
  const hasRows = page !== undefined && page.count > 0;
  return (
    <PageHelp subject="ageing">
      <Stack gap="section">
        <PageHeader
          title="Ageing"
          tag={<HelpButton />}
          description="Amounts owed on each lease, by days past the due date. Negative amounts are credits."
        />
        <RecordList
          {...list}
          records="open balances"
          title={`Ageing as at ${day(asAt)}, ${currency}`}
          placeholder="By tenant, lease or address"
          scope={
            <>
              <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
              <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
            </>
          }
          summary={
            hasRows && (
              <AgeingBar
                title={`Owed by age as at ${day(page.as_at)}`}
                amounts={[{ currency, buckets: bucketsOf(page.totals) }]}
                status="ready"
              />
            )
          }
          columns={columns}
          features={features}
          rowKey={leaseIdOf}
          rowName={({ lease }) => lease.number}
          canSelect={false}
          hrefOf={({ lease }) => leasePath(lease.id)}
          emptyHelp={`No lease owed anything in ${currency} on ${day(asAt)}.`}
        />
      </Stack>
    </PageHelp>
  );
}
