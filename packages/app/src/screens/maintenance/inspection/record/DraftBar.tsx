import { Button } from '@rentsafe/ui/Button';
import { Text } from '@rentsafe/ui/Text';
import { useShellStored } from '../../../../offline/offlineShell';
import * as styles from './inspection.css';
import type { DraftedInspection } from './useInspectionDraft';

function statusText({ status, isOnline, photos, steps }: DraftedInspection, isStored: boolean): string {
  const waiting = [
    photos.length === 0 ? '' : photos.length === 1 ? ' 1 photo waits.' : ` ${photos.length} photos wait.`,
    ...steps.map((step) =>
      step.verb === 'complete' ? ' The completion waits.' : ` The signature of the ${step.body.role} waits.`,
    ),
  ].join('');
  if (status === 'sending') return 'Saving…';
  if (status === 'saved') {
    return `Everything is saved.${isStored ? ' This page also opens without a connection.' : ''}`;
  }
  if (!isOnline)
    return `You are offline. Changes are kept on this device and sent when you are back online.${waiting}`;
  return `Kept on this device, not saved yet.${waiting}`;
}

/** Where what was found is by now, and the way to save it. */
export function DraftBar({ draft }: { draft: DraftedInspection }) {
  const { status, problem, steps, send, undo } = draft;
  const last = steps.at(-1);
  return (
    <section className={styles.bar} aria-label="Saving">
      <div className={styles.barText}>
        <Text role="status">{statusText(draft, useShellStored())}</Text>
        {problem && (
          <Text role="alert" size="sm" tone="danger">
            {problem}
          </Text>
        )}
      </div>
      {last && status !== 'sending' && (
        <Button onClick={() => void undo(last.key)}>
          {last.verb === 'complete' ? 'Undo completion' : `Undo signature of ${last.body.role}`}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={status === 'saved'}
        pending={status === 'sending'}
        onClick={() => void send()}
      >
        Save
      </Button>
    </section>
  );
}
