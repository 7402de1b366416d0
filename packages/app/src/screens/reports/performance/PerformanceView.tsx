import type { PerformanceGroup, PerformancePage, PerformanceRow, Series } from '@rentsafe/domain/insight';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { CollectedChart } from '../../../charts/CollectedChart';
import type { ChartQuery } from '../../../charts/chartOf';
import { CurrencyField } from '../../../forms/CurrencyField';
import { PeriodField } from '../../../lists/PeriodField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { day } from '../../../text/day';
import { graphOf, performanceColumns } from './performanceColumns';

export interface PerformanceViewProps
  extends ListViewProps<PerformanceRow>,
    Pick<ReportUrl, 'currency' | 'period' | 'onReport'> {
  by: PerformanceGroup;
  /** The months that end with the period. */
  months: ChartQuery<Series>;
}

export const performanceKey = ({ property, landlord_id }: PerformanceRow) => property?.id ?? landlord_id;

const groups: { value: PerformanceGroup; label: string }[] = [
  { value: 'property', label: 'Property' },
  { value: 'landlord', label: 'Landlord' },
];

const features = [pinnedColumns()];

/** What each property, or each landlord, brought in and cost. */
export function PerformanceView({ currency, period, by, months, onReport, ...list }: PerformanceViewProps) {
  const page = list.page as PerformancePage | undefined;
  const columns = useMemo(() => performanceColumns(page, currency), [page, currency]);
  return (
    <Stack gap="section">
      <PageHeader
        title="Portfolio Performance"
        description="Income, costs and net return. Yield is annualised, on property value."
      />
      <RecordList
        {...list}
        records="performance rows"
        counted={by === 'landlord' ? 'landlords' : 'properties'}
        title={`Performance from ${day(period.from)} to ${day(period.to)}, ${currency}`}
        scope={
          <>
            <PeriodField period={period} onPeriod={onReport} />
            <Select
              label="By"
              options={groups}
              value={by}
              onValueChange={({ value }) => value && onReport({ by: value })}
            />
            <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
          </>
        }
        summary={page && page.count > 0 && <CollectedChart currency={currency} query={months} />}
        columns={columns}
        features={features}
        rowKey={performanceKey}
        rowName={({ property, landlord }) => property?.name ?? landlord.name}
        canSelect={false}
        hrefOf={(row) => graphOf(row, currency)}
        emptyHelp="There were no properties in this period. Add one under Property List, or choose other dates."
      />
    </Stack>
  );
}
