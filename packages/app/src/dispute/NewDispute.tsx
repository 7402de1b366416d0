import type { Charge } from '@rentsafe/domain/charge';
import type { LeaseClaim } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { disputeForm } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { DateField } from '@rentsafe/ui/DateField';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../calls/ApiError';
import { disputableQuery, openDispute, showDispute } from '../calls/disputes';
import { ActionDialog } from '../forms/ActionDialog';
import { CHOOSE } from '../forms/options';
import { amountText } from '../text/Amounts';
import { day } from '../text/day';

/** 'Rent, March 2026, $450.00, due 01 Mar 2026' */
const chargeOption = ({ id, description, amount, due_on }: Charge) => ({
  value: String(id),
  label: `${description}, ${amountText(amount)}, due ${day(due_on)}`,
});

/** Which charge of the lease is disputed, and by whom. */
function DisputedCharge({ lease }: { lease: Lease }) {
  const { data, error, refetch } = useQuery(disputableQuery(lease));
  const charges = (data?.results ?? []).filter(({ disputed }) => !disputed).toReversed();
  const [first] = lease.parties;
  return (
    <>
      {error && (
        <ErrorState title="Could not fetch the charges" onRetry={() => void refetch()}>
          {errorSentence(error)}
        </ErrorState>
      )}
      <Select
        label="Charge"
        name="charge"
        required
        placeholder={CHOOSE}
        options={charges.map(chargeOption)}
      />
      <Select
        label="Disputed By"
        name="party"
        required
        defaultValue={first && `${first.party.type} ${first.party.id}`}
        options={lease.parties.map(({ party: { type, id, name } }) => ({
          value: `${type} ${id}`,
          label: name,
        }))}
      />
    </>
  );
}

/** A claim is disputed by the party it is made against. */
const DisputedClaim = ({ claim: { id, party } }: { claim: LeaseClaim }) => (
  <>
    <input type="hidden" name="claim" value={id} />
    <input type="hidden" name="party" value={`${party.type} ${party.id}`} />
  </>
);

export interface NewDisputeProps {
  lease: Lease;
  /** Without it, a charge of the lease is disputed. */
  claim: LeaseClaim | undefined;
  onClose: () => void;
}

/** Records that a party disputes a charge or a claim: until it is decided, it makes no rating worse. */
export function NewDispute({ lease, claim, onClose }: NewDisputeProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Open dispute: ${claim ? `claim of ${amountText(claim.amount)}` : lease.number}`}
      description={
        claim
          ? `${claim.party.name} disputes the claim. Until it is decided, the claim is left out of the rating; reports still list it.`
          : 'Until it is decided, the charge is left out of the rating and the reports.'
      }
      form={disputeForm}
      send={async (body, key) => showDispute(queryClient, await openDispute(body, key))}
      submitLabel="Open dispute"
      pendingLabel="Opening dispute..."
      done="Dispute opened"
      failure="Failed to open dispute"
      onClose={onClose}
    >
      <Stack gap="field">
        {claim ? <DisputedClaim claim={claim} /> : <DisputedCharge lease={lease} />}
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <DateField label="Opened On" name="opened_on" required defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
