import type { CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Month } from '@rentsafe/format/date';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { CurrencyField } from '../../../forms/CurrencyField';
import { MonthSelect } from '../../../lists/MonthSelect';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { monthText } from '../../../text/monthText';
import { CollectionCharts } from './CollectionCharts';
import { collectionColumns, statementOf } from './collectionColumns';
import type { ExportJournalDialogProps } from './ExportJournalDialog';

export interface CustomerStatementsViewProps
  extends ListViewProps<CollectionRow>,
    Pick<ReportUrl, 'onReport'> {
  currency: Currency;
  month: Month;
  /** Of whose book an Admin can export the journal. */
  journal:
    | (Opening<ExportJournalDialogProps['client']> & Pick<ExportJournalDialogProps, 'client'>)
    | undefined;
}

export const leaseIdOf = ({ lease_id }: CollectionRow) => lease_id;

const features = [pinnedColumns()];

/** What each lease was charged and paid in a month, with the way to its statement. */
export function CustomerStatementsView({
  currency,
  month,
  onReport,
  journal,
  ...list
}: CustomerStatementsViewProps) {
  const { page } = list;
  const columns = useMemo(
    () => collectionColumns(page as CollectionPage | undefined, currency, month),
    [page, currency, month],
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Customer Statements"
        description="Rent charged and collected on each lease during the month. Payments and credits are negative."
        actions={
          journal && (
            <OpeningButton trigger={journal} subject={journal.client}>
              Export journal…
            </OpeningButton>
          )
        }
      />
      <RecordList
        {...list}
        records="rent collection"
        counted="leases"
        title={`Rent collection, ${monthText(month)}, ${currency}`}
        scope={
          <>
            <MonthSelect value={month} onMonth={(value) => onReport({ month: value })} />
            <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
          </>
        }
        summary={<CollectionCharts currency={currency} month={month} />}
        columns={columns}
        features={features}
        rowKey={leaseIdOf}
        rowName={({ tenant, lease }) => tenant?.name ?? `lease ${lease.number}`}
        canSelect={false}
        hrefOf={({ lease_id }) => statementOf(lease_id, month)}
        emptyHelp={`No lease had a balance, charge or payment in ${currency} in ${monthText(month)}.`}
      />
    </Stack>
  );
}
