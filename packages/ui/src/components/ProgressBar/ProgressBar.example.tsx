import { ProgressBar } from '@rentsafe/ui/ProgressBar';

export function StatementsSent({ sent = 84, all = 134 }) {
  return <ProgressBar label={`Sending statements: ${sent} of ${all}`} value={sent} max={all} />;
}
