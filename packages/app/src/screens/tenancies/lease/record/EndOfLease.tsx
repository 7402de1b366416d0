import type { Lease } from '@rentsafe/domain/lease';
import { verbsOf } from '@rentsafe/domain/step';
import { Checklist } from '@rentsafe/ui/Checklist';
import { Stack } from '@rentsafe/ui/Stack';
import { useStepDialog } from '../../../../record/useStepDialog';
import { useStepLevel } from '../../../../session/useMay';
import { renderLink } from '../../../../text/renderLink';
import { endOfLease } from './endOfLease';
import { FinalAccount } from './FinalAccount';
import { leaseKind } from './leaseKind';
import { useFinalAccount } from './useFinalAccount';

/** What is left to do until a lease is over, and its account to be signed. */
export function EndOfLease({ lease }: { lease: Lease }) {
  const sources = useFinalAccount(lease);
  const { trigger, dialog } = useStepDialog(leaseKind, lease);
  const verbs = verbsOf(leaseKind.steps, lease, useStepLevel());
  const opens = { notice: 'give-notice', end: 'end' } as const;
  const isOver = lease.state === 'ended';
  const items = sources.data && endOfLease(lease, sources.data);
  return (
    <Stack gap="section">
      {items && (
        <Checklist
          title="End of lease"
          headingLevel={2}
          renderLink={renderLink}
          items={items.map((item) => {
            const verb = item.id === 'notice' || item.id === 'end' ? opens[item.id] : undefined;
            if (!verb || item.isDone) return item;
            if (!verbs.includes(verb)) {
              return { ...item, hint: item.id === 'end' && !isOver ? 'An Admin ends the lease.' : item.hint };
            }
            return { ...item, onSelect: () => trigger.onOpen({ verb, record: lease }) };
          })}
        />
      )}
      <FinalAccount lease={lease} sources={sources} />
      {dialog}
    </Stack>
  );
}
