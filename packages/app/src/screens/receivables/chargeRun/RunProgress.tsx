import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { errorSentence } from '../../../calls/ApiError';
import { invoicesOfMonthPath } from '../../../paths';
import { amountsText } from '../../../text/Amounts';
import { monthText } from '../../../text/monthText';
import { renderLink } from '../../../text/renderLink';
import { countOf } from './runTexts';
import type { RunState } from './useMonthRun';

/** How far a run has come, or how it ended. */
export function RunProgress({ run, onSend }: { run: RunState; onSend: () => void }) {
  const { month, charged, remaining } = run;
  const name = monthText(month);
  const all = charged.leases + remaining;
  if (run.status === 'running') {
    const label = `Charging ${name}: ${charged.leases.toLocaleString('en')} of ${countOf(all, 'lease')}`;
    return (
      <Stack gap={2}>
        <Text>{label}</Text>
        <ProgressBar label={label} value={charged.leases} max={all} />
        <Text tone="muted" size="sm">
          You can close this page: completed charges stay, and the rest can be charged later.
        </Text>
      </Stack>
    );
  }
  if (run.status === 'stopped') {
    return (
      <Callout
        tone="danger"
        role="alert"
        title={`Charging stopped after ${charged.leases.toLocaleString('en')} of ${countOf(all, 'lease')}`}
      >
        {errorSentence(run.error)} Completed charges stay. The rest is shown below.
      </Callout>
    );
  }
  if (charged.charges === 0) {
    return (
      <Callout tone="info" role="status" title="Nothing was charged">
        {name} has already been charged, perhaps by a colleague. No lease is charged twice.
      </Callout>
    );
  }
  return (
    <Callout
      tone="success"
      role="status"
      title={`${name} is charged`}
      actions={
        <Inline gap={4}>
          <Button onClick={onSend}>Send to tenants…</Button>
          <Link asChild>
            {renderLink({ href: invoicesOfMonthPath(month), children: `Invoices of ${name}` })}
          </Link>
        </Inline>
      }
    >
      {countOf(charged.charges, 'charge')} on {countOf(charged.leases, 'lease')}:{' '}
      {amountsText(charged.totals)}.
    </Callout>
  );
}
