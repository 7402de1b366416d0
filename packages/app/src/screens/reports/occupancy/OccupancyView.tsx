import type { OccupancyPage, OccupancyRow, Series } from '@rentsafe/domain/insight';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { Grid } from '@rentsafe/ui/Grid';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { useMemo } from 'react';
import type { ChartQuery } from '../../../charts/chartOf';
import { OccupancyChart } from '../../../charts/OccupancyChart';
import { PeriodField } from '../../../lists/PeriodField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { propertyPath } from '../../../paths';
import { amountsText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { rateText } from '../../../text/rateText';
import { occupancyColumns } from './occupancyColumns';
import { VacantNow } from './VacantNow';

export interface OccupancyViewProps
  extends ListViewProps<OccupancyRow>,
    Pick<ReportUrl, 'period' | 'onReport'> {
  /** The months that end with the period. */
  months: ChartQuery<Series>;
}

export const propertyIdOf = ({ property }: OccupancyRow) => property.id;

const features = [pinnedColumns()];

/** What was let of what could be, what the rest would have brought, and what stands empty today. */
export function OccupancyView({ period, months, onReport, ...list }: OccupancyViewProps) {
  const page = list.page as OccupancyPage | undefined;
  const columns = useMemo(() => occupancyColumns(page), [page]);
  return (
    <Stack gap="section">
      <PageHeader
        title="Occupancy and Vacancy"
        description="Occupancy for the period, and rent lost on vacant days at the last rent charged."
      />
      <RecordList
        {...list}
        records="occupancy rows"
        counted="properties"
        title={`Occupancy from ${day(period.from)} to ${day(period.to)}`}
        scope={<PeriodField period={period} onPeriod={onReport} />}
        summary={
          page &&
          page.count > 0 && (
            <Stack gap={4}>
              <Grid columns={3} columnMinWidth="12rem">
                <StatCard label="Occupancy" value={rateText(page.totals.occupancy)} />
                <StatCard
                  label="Vacancy Loss"
                  value={amountsText(page.totals.vacancy_loss) || 'None'}
                  hint={`${page.totals.vacant_days.toLocaleString('en-US')} vacant days`}
                />
                <StatCard label="Vacant Today" value={String(page.vacant_now.length)} />
              </Grid>
              <OccupancyChart query={months} />
            </Stack>
          )
        }
        columns={columns}
        features={features}
        rowKey={propertyIdOf}
        rowName={({ property: { name } }) => name}
        canSelect={false}
        hrefOf={({ property: { id } }) => propertyPath(id)}
        emptyHelp="There were no properties in this period. Add one under Property List, or choose other dates."
      />
      {page && <VacantNow units={page.vacant_now} />}
    </Stack>
  );
}
