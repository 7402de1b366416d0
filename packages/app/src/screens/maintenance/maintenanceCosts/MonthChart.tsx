import type { MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import { BarChart } from '@rentsafe/ui/BarChart';
import { useQuery } from '@tanstack/react-query';
import { maintenanceCostsQuery } from '../../../calls/maintenanceReports';
import type { ReportUrl } from '../../../lists/reportUrl';

/** Months with something spent; with a budget, the twelfth of it. */
function seriesOf({ results, currency }: MaintenanceCosts) {
  const points = (name: 'total' | 'budget') =>
    results.flatMap(({ key, [name]: amount }) =>
      typeof key === 'string' && amount !== null ? [{ period: key, amount }] : [],
    );
  const budget = points('budget');
  return [
    { name: 'Spent', currency, points: points('total') },
    ...(budget.length > 0 ? [{ name: 'Budget', currency, points: budget }] : []),
  ];
}

/** What maintenance came to in each month of a period, beside the budget. */
export function MonthChart({ currency, period }: Pick<ReportUrl, 'currency' | 'period'>) {
  const { data, error, refetch } = useQuery(maintenanceCostsQuery(currency, period, 'month'));
  return (
    <BarChart
      title={`Maintenance by month, ${currency}`}
      currency={currency}
      series={data ? seriesOf(data) : []}
      status={data ? 'ready' : error ? 'error' : 'loading'}
      onRetry={() => void refetch()}
      emptyHelp="No costs in this period."
    />
  );
}
