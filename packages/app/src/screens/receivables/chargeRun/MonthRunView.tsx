import type { ChargeRunPreview } from '@rentsafe/domain/charge';
import type { Month } from '@rentsafe/format/date';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { MonthSelect } from '../../../lists/MonthSelect';
import { invoicesPath } from '../../../paths';
import { PastRuns } from './PastRuns';
import { RunPreview } from './RunPreview';
import { RunProgress } from './RunProgress';
import type { RunState } from './useMonthRun';

export interface MonthRunViewProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** Undefined until it is read. */
  preview: ChargeRunPreview | undefined;
  error: unknown;
  onRetry: () => void;
  /** Of this month; undefined before the first. */
  run: RunState | undefined;
  onCharge: (month: Month, leases: number) => void;
  /** Sends the invoices of what was charged. */
  onSend: () => void;
}

/** What the server refuses of the month itself. */
const monthRefusal = (error: unknown) =>
  error instanceof ApiError
    ? error.errors.fields.find(({ path }) => path[0] === 'month')?.messages.join(' ')
    : undefined;

/** A month is chosen, what it charges is shown, and then charged. */
export function MonthRunView(props: MonthRunViewProps) {
  const { month, onMonth, preview, error, onRetry, run, onCharge, onSend } = props;
  const isRunning = run?.status === 'running';
  const refusal = monthRefusal(error) ?? (run?.status === 'stopped' ? monthRefusal(run.error) : undefined);
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: 'Invoicing', href: invoicesPath }, { label: 'Run Monthly Billing' }]} />
        <PageHeader
          title="Run Monthly Billing"
          description="Charges each lease in force according to its schedule, with one invoice per lease and currency."
        />
      </Stack>
      <Stack gap={4}>
        <MonthSelect value={month} onMonth={onMonth} error={refusal} disabled={isRunning} />
        {!refusal && content()}
      </Stack>
      <PastRuns />
    </Stack>
  );

  function content() {
    if (error && !isRunning) {
      return (
        <ErrorState title="Could not calculate the charges" onRetry={onRetry}>
          {errorSentence(error)}
        </ErrorState>
      );
    }
    return (
      <>
        {run && <RunProgress run={run} onSend={onSend} />}
        {!isRunning && !preview && <Spinner label="Calculating the charges" />}
        {!isRunning && preview && <RunPreview preview={preview} run={run} onCharge={onCharge} />}
      </>
    );
  }
}
