import type { LeaseClaim } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { debtCallPath, partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { amountText } from '../../../../text/Amounts';
import { claimStateTexts, claimTypeTexts, noticeWayTexts } from '../../../../text/claimTexts';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';

/** Whether nothing of it is overdue any more. */
export const hasNoneOverdue = ({ overdue_since }: Pick<LeaseClaim, 'overdue_since'>) =>
  overdue_since === null;

/** Whether its waiting time is not over. */
export const isWaiting = ({ listable_from }: Pick<LeaseClaim, 'listable_from'>) =>
  (listable_from ?? '') > today();

/** Why no notice may be given of it now, nor may it be listed. */
const nothingOverdue = (
  <Callout tone="info" title="Nothing of this claim is overdue.">
    It was paid, credited or disputed, or its charges were recorded too late to count. Notice cannot be given
    and it cannot be listed.
  </Callout>
);

/** What the claim is waiting for, or what it does. */
function nextStep(claim: LeaseClaim) {
  const { state, listable_from, listed_on, ended_on, end_reason } = claim;
  if (hasNoneOverdue(claim) && (state === 'draft' || state === 'noticed')) return nothingOverdue;
  switch (state) {
    case 'draft':
      return <Callout tone="info" title="Next: give notice. This starts the waiting period." />;
    case 'noticed':
      return isWaiting({ listable_from }) ? (
        <Callout tone="info" title={`Can be listed from ${day(listable_from)}.`}>
          Until then it can be paid or disputed.
        </Callout>
      ) : (
        <Callout tone="warning" title={`The waiting period ended on ${day(listable_from)}.`}>
          An Admin can list the amount overdue: {amountText(claim.overdue)} today.
        </Callout>
      );
    case 'listed':
      return hasNoneOverdue(claim) ? (
        <Callout tone="warning" title="Nothing in this claim is overdue, so reports no longer show it.">
          Settle it.
        </Callout>
      ) : (
        <Callout tone="danger" title={`In reports since ${day(listed_on)}.`}>
          They show the amount overdue: {amountText(claim.overdue)} today. Settle the claim on the day it is
          paid.
        </Callout>
      );
    case 'settled':
      return <Callout tone="success" title={`Settled on ${day(ended_on)}: no longer in reports.`} />;
    case 'withdrawn':
      return (
        <Callout tone="info" title={`Withdrawn on ${day(ended_on)}.`}>
          {end_reason}
        </Callout>
      );
  }
}

/** All that is known of a claim. */
export function ClaimDetails({ claim }: { claim: LeaseClaim }) {
  const { lease, party, notice_by } = claim;
  return (
    <Stack gap="section">
      {nextStep(claim)}
      <Section
        title="Claim"
        items={[
          { term: 'Against', description: <RecordLink href={partyPath(party)}>{party.name}</RecordLink> },
          {
            term: 'Lease',
            description: <RecordLink href={debtCallPath(lease.id)}>{lease.number}</RecordLink>,
          },
          { term: 'Type', description: claimTypeTexts[claim.type] },
          { term: 'Amount', description: amountText(claim.amount) },
          { term: 'Overdue Today', description: amountText(claim.overdue) },
          { term: 'Reason', description: claim.reason },
          { term: 'State', description: <StateBadge {...claimStateTexts[claim.state]} /> },
        ]}
      />
      {notice_by && (
        <Section
          title="Notice"
          items={[
            { term: 'Sent On', description: day(claim.noticed_on) },
            { term: 'Sent By', description: noticeWayTexts[notice_by] },
            { term: 'Text', description: claim.notice_text },
            { term: 'Can Be Listed From', description: day(claim.listable_from) },
            { term: 'Listed On', description: day(claim.listed_on) },
          ]}
        />
      )}
    </Stack>
  );
}
