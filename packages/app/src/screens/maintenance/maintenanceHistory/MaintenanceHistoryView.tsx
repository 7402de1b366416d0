import type { MaintenanceHistoryRow, MaintenanceHistoryTotals } from '@rentsafe/domain/maintenanceReport';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { PeriodField } from '../../../lists/PeriodField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { workOrderPath } from '../../../paths';
import { Amounts } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { rateText } from '../../../text/rateText';
import { historyColumns } from './historyColumns';

export interface MaintenanceHistoryViewProps
  extends ListViewProps<MaintenanceHistoryRow>,
    Pick<ReportUrl, 'period' | 'onReport'> {}

/** The repairs and maintenance of a period that are done and closed, and how many of them were on time. */
export function MaintenanceHistoryView({ period, onReport, ...list }: MaintenanceHistoryViewProps) {
  const totals = (list.page as { totals?: MaintenanceHistoryTotals } | undefined)?.totals;
  const span = `from ${day(period.from)} to ${day(period.to)}`;
  return (
    <Stack gap="section">
      <PageHeader title="R&M History" description="Completed repairs and maintenance." />
      <RecordList
        {...list}
        records="maintenance history"
        title={`Work done ${span}`}
        placeholder="By number, address or description"
        scope={<PeriodField period={period} onPeriod={onReport} />}
        summary={
          totals && (
            <DescriptionList
              items={[
                { term: 'Orders', description: totals.orders },
                { term: 'On time', description: rateText(totals.on_time) },
                { term: 'Total with VAT', description: <Amounts amounts={totals.total} /> },
              ]}
            />
          )
        }
        columns={historyColumns}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        canSelect={false}
        hrefOf={({ id }) => workOrderPath(id)}
        emptyHelp={`No work order was completed ${span} and closed.`}
      />
    </Stack>
  );
}
