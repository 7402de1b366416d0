import { costGroupings, type MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import { formatMoney } from '@rentsafe/format/money';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { recordListExport } from '../../../calls/listExport';
import { maintenanceCostsQuery } from '../../../calls/maintenanceReports';
import { CurrencyField } from '../../../forms/CurrencyField';
import { optionsOf } from '../../../forms/options';
import { RecordTable } from '../../../frame/RecordTable';
import { PeriodField } from '../../../lists/PeriodField';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { useMay } from '../../../session/useMay';
import { day } from '../../../text/day';
import type { BudgetDialogProps } from './BudgetDialog';
import { costColumns } from './costColumns';
import { groupingTexts } from './costTexts';
import { MonthChart } from './MonthChart';
import { useGrouping, useYearPeriod } from './useCostsUrl';

const loadBudget = async () => (await import('./BudgetDialog')).BudgetDialog;

export function MaintenanceCostsScreen() {
  const { currency, period, onReport } = useYearPeriod();
  const [by, setBy] = useGrouping();
  const query = useQuery(maintenanceCostsQuery(currency, period, by));
  const budget = useLazyDialog<number, BudgetDialogProps>(loadBudget, 'The form could not be opened');
  const may = useMay();
  const paper = useRef<HTMLDivElement>(null);
  const head = `Maintenance costs from ${day(period.from)} to ${day(period.to)}, ${currency}`;
  return (
    <Stack gap="section">
      <PageHeader
        title="Cost Tracking"
        description="Maintenance spending against budget."
        actions={
          may('replaceBudgets') && (
            <OpeningButton trigger={budget.trigger} subject={Number(period.to.slice(0, 4))}>
              Budget…
            </OpeningButton>
          )
        }
      />
      <Inline align="end" gap={2}>
        <PeriodField period={period} onPeriod={onReport} />
        <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
        <Select
          label="By"
          options={optionsOf(costGroupings, (grouping) => groupingTexts[grouping])}
          value={by}
          onValueChange={({ value }) => value && setBy(value)}
        />
        <PaperButton content={paper} title={head} head={head} disabled={!query.data}>
          Print
        </PaperButton>
      </Inline>
      <MonthChart currency={currency} period={period} />
      <Fetched query={query} subject="the costs">
        {(costs) => (
          <PaperSheet content={paper} head={head}>
            <Costs costs={costs} />
          </PaperSheet>
        )}
      </Fetched>
      {budget.opened && <budget.opened.Dialog year={budget.opened.subject} onClose={budget.onClose} />}
    </Stack>
  );
}

/** The sums, and the table that makes them. */
function Costs({ costs }: { costs: MaintenanceCosts }) {
  const { by, currency, results, totals } = costs;
  const columns = useMemo(() => costColumns(costs), [costs]);
  const money = (amount: string | null) => (amount === null ? '–' : formatMoney(amount, currency));
  if (results.length === 0)
    return (
      <EmptyState title="No costs">
        Costs appear here when work orders are closed. Choose another period, or set a budget first.
      </EmptyState>
    );
  const title = `Costs by ${groupingTexts[by].toLowerCase()}`;
  return (
    <Stack gap="section">
      <Grid columns={3} columnMinWidth="9.5rem">
        <StatCard
          label="Spent"
          value={money(totals.total)}
          hint={`${totals.orders} ${totals.orders === 1 ? 'order' : 'orders'}, with VAT`}
        />
        <StatCard label="Budget" value={money(totals.budget)} hint="For the whole year" />
        <StatCard label="Remaining" value={money(totals.left)} />
      </Grid>
      <Stack gap={3}>
        <RecordTable title={title} columns={columns} rows={results} />
        <div>
          <CsvButton
            columns={columns}
            rows={results}
            name={title}
            onExport={() =>
              recordListExport({ list: 'maintenance costs', action: 'csv', rows: results.length, q: '' })
            }
          />
        </div>
      </Stack>
    </Stack>
  );
}
