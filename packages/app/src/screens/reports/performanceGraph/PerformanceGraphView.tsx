import { type Series, seriesMonths } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { BarChart } from '@rentsafe/ui/BarChart';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { LineChart } from '@rentsafe/ui/LineChart';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { SmallMultiples } from '@rentsafe/ui/SmallMultiples';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo, useRef } from 'react';
import { CurrencyField } from '../../../forms/CurrencyField';
import { RecordTable } from '../../../frame/RecordTable';
import type { ReportUrl } from '../../../lists/reportUrl';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { type GraphSubject, isSame } from './graphUrl';
import { monthColumns } from './monthColumns';
import * as styles from './PerformanceGraph.css';
import { SubjectField } from './SubjectField';

/** What is drawn, and what its months came to. */
export interface Drawn {
  name: string;
  data: Series | undefined;
}

export interface PerformanceGraphViewProps extends Pick<ReportUrl, 'currency' | 'onReport'> {
  months: number;
  subject: GraphSubject | undefined;
  other: GraphSubject | undefined;
  /** One, or two that are compared. */
  drawn: readonly Drawn[];
  chart: { status: 'loading' | 'ready' | 'error'; onRetry: () => void };
}

type Measure = 'charged' | 'collected' | 'costs' | 'arrears';

const measures: Readonly<Record<Measure, string>> = {
  charged: 'Charged',
  collected: 'Collected',
  costs: 'Costs',
  arrears: 'Arrears',
};

const monthOptions = seriesMonths.map((value) => ({ value, label: `${value} months` }));

/** The months of a property, of a landlord, or of the whole book; of two of them beside each other. */
export function PerformanceGraphView(props: PerformanceGraphViewProps) {
  const { currency, months, subject, other, drawn, onReport } = props;
  const paper = useRef<HTMLDivElement>(null);
  const head = `${drawn.map(({ name }) => name).join(' and ')}, ${months} months, ${currency}`;
  return (
    <Stack gap="section">
      <PageHeader
        title="Property Performance Graph"
        description="Monthly income and costs for a property or a landlord."
      />
      <Inline justify="between" align="end" gap={4}>
        <Inline align="end" gap={3}>
          <SubjectField
            label="Property or landlord"
            placeholder="Whole portfolio"
            value={subject}
            onSubject={(value) => onReport({ of: value })}
          />
          <SubjectField
            label="Compare with"
            placeholder="Another property or landlord"
            value={other}
            error={isSame(subject, other) ? 'Choose a different one from the first.' : undefined}
            onSubject={(value) => onReport({ with: value })}
          />
          <Select
            label="Months"
            options={monthOptions}
            value={String(months) as (typeof seriesMonths)[number]}
            onValueChange={({ value }) => value && onReport({ months: value })}
          />
          <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
        </Inline>
        <PaperButton content={paper} title={head} head={head} disabled={props.chart.status !== 'ready'}>
          Print
        </PaperButton>
      </Inline>
      <PaperSheet content={paper} head={head}>
        <Stack gap="section" className={styles.year}>
          {drawn.length > 1 ? <Compared {...props} /> : <Alone {...props} />}
        </Stack>
      </PaperSheet>
    </Stack>
  );
}

const amountsOf = (name: string, data: Series | undefined, measure: Measure, currency: Currency) => ({
  name,
  currency,
  points: (data?.results ?? []).map((row) => ({ period: row.month, amount: row[measure] })),
});

const occupancyOf = ({ name, data }: Drawn) => ({
  name,
  currency: '%' as const,
  points: (data?.results ?? []).map(({ month, occupancy }) => ({
    period: month,
    amount: occupancy,
  })),
});

const none: Series['results'] = [];

function Alone({ currency, drawn: [only], chart }: PerformanceGraphViewProps) {
  const rows = only?.data?.results ?? none;
  const columns = useMemo(() => monthColumns(rows, currency), [rows, currency]);
  const of = (measure: Measure) => amountsOf(measures[measure], only?.data, measure, currency);
  return (
    <>
      <BarChart
        {...chart}
        title={`Charged and collected, ${currency}`}
        currency={currency}
        series={[of('charged'), of('collected')]}
      />
      {/* Narrow enough for three on a printed page. */}
      <Grid columns={3} columnMinWidth="14rem">
        <LineChart
          {...chart}
          area
          title={`Arrears, ${currency}`}
          currency={currency}
          series={[of('arrears')]}
        />
        <BarChart {...chart} title={`Costs, ${currency}`} currency={currency} series={[of('costs')]} />
        <LineChart
          {...chart}
          area
          title="Occupancy"
          currency="%"
          series={[occupancyOf({ name: 'Occupancy', data: only?.data })]}
          emptyHelp="No units were available to let in these months."
        />
      </Grid>
      {chart.status === 'ready' && (
        <RecordTable title="Months" isTitled={false} columns={columns} rows={rows} />
      )}
    </>
  );
}

function Compared({ currency, drawn, chart }: PerformanceGraphViewProps) {
  return (
    <>
      <SmallMultiples
        {...chart}
        title={`Amounts by month, ${currency}`}
        currency={currency}
        panels={(Object.keys(measures) as Measure[]).map((measure) => ({
          title: measures[measure],
          series: drawn.map(({ name, data }) => amountsOf(name, data, measure, currency)),
        }))}
      />
      <LineChart
        {...chart}
        title="Occupancy"
        currency="%"
        series={drawn.map(occupancyOf)}
        emptyHelp="No units were available to let in these months."
      />
    </>
  );
}
