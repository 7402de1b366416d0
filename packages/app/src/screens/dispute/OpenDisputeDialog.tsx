import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { disputeForm } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { DateField } from '@rentsafe/ui/DateField';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import { disputableQuery, disputeVerbs, showDispute } from '../../api/disputes';
import { ActionDialog } from '../../forms/ActionDialog';
import { CHOOSE } from '../../forms/options';
import { amountText } from '../../page/Amounts';
import { day } from '../../page/day';

/** 'Rent, March 2026, $450.00, due 01 Mar 2026' */
const chargeOption = ({ id, description, amount, due_on }: Charge) => ({
  value: String(id),
  label: `${description}, ${amountText(amount)}, due ${day(due_on)}`,
});

/** Records that a party of the lease disputes a charge: until it is decided, the charge is left out of reports. */
export function OpenDisputeDialog({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(disputableQuery(lease));
  const charges = (data?.results ?? []).filter(({ disputed }) => !disputed).toReversed();
  const [first] = lease.parties;
  return (
    <ActionDialog
      title={`Open dispute: ${lease.number}`}
      description="Until it is decided, the charge is left out of the rating and the reports."
      form={disputeForm}
      send={async (body) => showDispute(queryClient, lease, await disputeVerbs.open(body))}
      submitLabel="Open dispute"
      pendingLabel="Opening dispute..."
      done="Dispute opened"
      failure="Failed to open dispute"
      onClose={onClose}
    >
      <Stack gap="field">
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
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <DateField label="Opened On" name="opened_on" required defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
