import type { ChargeRunPreview } from '@rentsafe/domain/charge';
import type { Month } from '@rentsafe/format/date';
import { Button } from '@rentsafe/ui/Button';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Text } from '@rentsafe/ui/Text';
import { invoicesOfMonthPath, newLeasePath } from '../../../paths';
import { Amounts } from '../../../text/Amounts';
import { monthText } from '../../../text/monthText';
import { renderLink } from '../../../text/renderLink';
import { PlannedCharges } from './PlannedCharges';
import { countOf } from './runTexts';
import { SkippedLeases } from './SkippedLeases';
import type { RunState } from './useMonthRun';
import { useWasCharged } from './useWasCharged';

interface RunPreviewProps {
  preview: ChargeRunPreview;
  /** What this page has charged of the month. */
  run: RunState | undefined;
  onCharge: (month: Month, leases: number) => void;
}

/** What is left to charge for a month, and whom it cannot charge. */
export function RunPreview({ preview, run, onCharge }: RunPreviewProps) {
  const { month, charges, skipped, rows } = preview;
  const wasCharged = useWasCharged(month);
  return (
    <Stack gap="section">
      {charges > 0 ? (
        <Chargeable preview={preview} wasCharged={wasCharged} onCharge={onCharge} />
      ) : (
        run?.status !== 'done' && <NothingLeft month={month} wasCharged={wasCharged} />
      )}
      {rows.length > 0 && <PlannedCharges rows={rows} />}
      {skipped.length > 0 && <SkippedLeases skipped={skipped} />}
    </Stack>
  );
}

interface ChargeableProps extends Pick<RunPreviewProps, 'preview' | 'onCharge'> {
  wasCharged: boolean;
}

function Chargeable({ preview, wasCharged, onCharge }: ChargeableProps) {
  const { month, leases, charges, totals, remaining } = preview;
  const hint = remaining > 0 ? `Of the first ${countOf(leases, 'lease')}` : undefined;
  return (
    <Stack gap={4}>
      {wasCharged && (
        <Text>
          {monthText(month)} has been charged before. These leases remain: they are new, or an interrupted run
          did not reach them. No lease is charged twice.
        </Text>
      )}
      <Grid columns={3} columnMinWidth="12rem">
        <StatCard label="Leases" value={(leases + remaining).toLocaleString('en')} />
        <StatCard label="Charges" value={charges.toLocaleString('en')} hint={hint} />
        <StatCard label="Total with VAT" value={<Amounts amounts={totals} />} hint={hint} />
      </Grid>
      <Inline gap={4}>
        <Button variant="primary" onClick={() => onCharge(month, leases + remaining)}>
          {wasCharged ? `Charge the rest of ${monthText(month)}` : `Charge ${monthText(month)}`}
        </Button>
        <Text tone="muted" size="sm">
          Charges cannot be deleted, only credited.
        </Text>
      </Inline>
    </Stack>
  );
}

const NothingLeft = ({ month, wasCharged }: { month: Month; wasCharged: boolean }) =>
  wasCharged ? (
    <EmptyState
      title={`${monthText(month)} is charged`}
      actions={
        <Button asChild>
          {renderLink({ href: invoicesOfMonthPath(month), children: 'Show the invoices' })}
        </Button>
      }
    >
      Every lease in force has been charged. Running the month again would create nothing.
    </EmptyState>
  ) : (
    <EmptyState
      title={`Nothing to charge for ${monthText(month)}`}
      actions={<Button asChild>{renderLink({ href: newLeasePath(), children: 'New Lease' })}</Button>}
    >
      No lease has a charge for this month. Active leases are charged from their first day.
    </EmptyState>
  );
