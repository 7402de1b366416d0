import type { Dispute, DisputeState } from '@rentsafe/domain/dispute';
import { day } from '../text/day';
import type { StateTexts } from '../text/StateBadge';

export const disputeStateTexts: StateTexts<DisputeState> = {
  open: { label: 'Open', tone: 'warning' },
  upheld: { label: 'Upheld', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** How far it has come: what was decided and why, what was answered, or by when it is decided. */
export function progressOf(dispute: Dispute): string {
  const { state, decide_by, answer, answered_on, decision, decided_on, withdrawn_on } = dispute;
  if (state === 'withdrawn') return `Withdrawn on ${day(withdrawn_on)}.`;
  if (state !== 'open')
    return decision
      ? `${day(decided_on)}: ${decision}`
      : `Not decided in time: upheld on ${day(decided_on)}.`;
  const due = `To be decided before ${day(decide_by)}, otherwise it is upheld.`;
  return answer ? `Answer of ${day(answered_on)}: ${answer} ${due}` : due;
}
