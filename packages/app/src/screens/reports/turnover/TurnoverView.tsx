import type { TurnoverPage, TurnoverRow } from '@rentsafe/domain/insight';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { useMemo } from 'react';
import { PeriodField } from '../../../lists/PeriodField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { propertyPath } from '../../../paths';
import { day } from '../../../text/day';
import { partOf } from '../../../text/partOf';
import { rateText } from '../../../text/rateText';
import { TurnoverChart } from './TurnoverChart';
import { turnoverColumns } from './turnoverColumns';

export interface TurnoverViewProps
  extends ListViewProps<TurnoverRow>,
    Pick<ReportUrl, 'period' | 'onReport'> {}

export const propertyIdOf = ({ property }: TurnoverRow) => property.id;

const features = [pinnedColumns()];

/** Who moved out, who moved in, who stayed, and why those left who gave notice. */
export function TurnoverView({ period, onReport, ...list }: TurnoverViewProps) {
  const page = list.page as TurnoverPage | undefined;
  const columns = useMemo(() => turnoverColumns(page), [page]);
  return (
    <Stack gap="section">
      <PageHeader
        title="Turnover"
        description="Move-ins, move-outs, vacant days between tenants, and renewals."
      />
      <RecordList
        {...list}
        records="turnover rows"
        counted="properties"
        title={`Turnover from ${day(period.from)} to ${day(period.to)}`}
        scope={<PeriodField period={period} onPeriod={onReport} />}
        summary={
          page && page.count > 0 && <Summary page={page} period={period} filters={list.list.filters} />
        }
        columns={columns}
        features={features}
        rowKey={propertyIdOf}
        rowName={({ property }) => property.name}
        canSelect={false}
        hrefOf={({ property }) => propertyPath(property.id)}
        emptyHelp="There were no properties in this period. Add one under Property List, or choose other dates."
      />
    </Stack>
  );
}

interface SummaryProps {
  page: TurnoverPage;
  period: ReportUrl['period'];
  filters: Readonly<Record<string, string>>;
}

function Summary({ page: { totals, reasons }, period, filters }: SummaryProps) {
  return (
    <Stack gap={4}>
      <Grid columns={4} columnMinWidth="11rem">
        <StatCard
          label="Turnover"
          value={rateText(totals.turnover)}
          hint={`${totals.move_outs} moved out, ${totals.average_let ?? '–'} units let on average`}
        />
        <StatCard label="Moved In" value={String(totals.move_ins)} />
        <StatCard
          label="Retention"
          value={rateText(totals.retention)}
          hint={`${totals.renewed} ${totals.renewed === 1 ? 'lease' : 'leases'} renewed`}
        />
        <StatCard label="Days Vacant" value={totals.days_vacant ?? '–'} hint="From one tenant to the next" />
      </Grid>
      <TurnoverChart period={period} part={partOf(filters)} />
      {reasons.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="sm">
            Reasons for Notice
          </Heading>
          <DescriptionList
            items={reasons.map(({ reason, count }) => ({
              term: reason ?? 'No reason given',
              description: String(count),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
