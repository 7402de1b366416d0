import { addDays } from '@rentsafe/format/date';
import { BarChart } from '@rentsafe/ui/BarChart';
import { Card } from '@rentsafe/ui/Card';
import { Checklist } from '@rentsafe/ui/Checklist';
import { DonutChart } from '@rentsafe/ui/DonutChart';
import { Grid } from '@rentsafe/ui/Grid';
import { LineChart } from '@rentsafe/ui/LineChart';
import type { ListQuery } from '@rentsafe/ui/ListPage';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { jobs } from './jobs/jobs';
import { type Figures, readFigures } from './server/figures';
import { statuses } from './server/records';
import { today } from './server/samples';
import { useRead } from './useRead';

/** The list of jobs, narrowed. */
const jobsHref = (filters: ListQuery<typeof jobs>['filters']) =>
  `/jobs?${jobs.write('', { ...jobs.read(''), filters })}`;

const task = (id: string, label: string, count: number, filters: ListQuery<typeof jobs>['filters']) => ({
  id,
  label,
  isDone: count === 0,
  amount: count === 1 ? '1 job' : `${count} jobs`,
  href: jobsHref(filters),
});

const open = statuses.filter((status) => status !== 'done');

const tasksOf = ({ urgent, waiting, overdue }: Figures) => [
  task('urgent', 'Begin urgent jobs', urgent, { urgent: true, status: ['booked'] }),
  task('parts', 'Order parts', waiting, { status: ['waiting_for_parts'] }),
  task('overdue', 'Call customers of overdue jobs', overdue, {
    status: open,
    due: { to: addDays(today, -1) },
  }),
];

export function Dashboard() {
  const { data, error, retry } = useRead('figures', readFigures);
  const chart = {
    currency: 'GBP',
    status: data ? 'ready' : error ? 'error' : 'loading',
    onRetry: retry,
  } as const;
  return (
    <Stack gap="section">
      <PageHeader title="Today" description="What is due, what it brings in, and what is left to do." />
      <Grid columns={4} columnMinWidth="12rem">
        <StatCard label="Open jobs" value={data?.open} hint="Booked, under way or waiting" />
        <StatCard label="Overdue" value={data?.overdue} hint="Due before today" />
        <StatCard label="Waiting for parts" value={data?.waiting} />
        <StatCard label="Worth of open jobs" value={<Money amount={data?.worth ?? null} />} />
      </Grid>
      <Grid columns={2} columnMinWidth="22rem">
        <Card>
          <BarChart
            {...chart}
            title="Work by mechanic"
            stacked
            series={[
              { name: 'Labour', currency: 'GBP', points: data?.labour ?? [] },
              { name: 'Parts', currency: 'GBP', points: data?.parts ?? [] },
            ]}
          />
        </Card>
        <Card>
          <LineChart
            {...chart}
            title="Due by day"
            series={[{ name: 'Total', currency: 'GBP', points: data?.days ?? [] }]}
          />
        </Card>
        <Card>
          <DonutChart {...chart} title="Worth by status" parts={data?.statuses ?? []} />
        </Card>
        <Checklist title="Before closing" headingLevel={2} items={data ? tasksOf(data) : []} />
      </Grid>
    </Stack>
  );
}
