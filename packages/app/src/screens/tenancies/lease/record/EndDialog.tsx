import { today } from '@rentsafe/domain/date';
import { leaseEndForm } from '@rentsafe/domain/lease';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { toast } from '@rentsafe/ui/Toast';
import { leaseVerbs } from '../../../../calls/leases';
import { type LeaseDialogProps, VerbDialog } from './VerbDialog';

/** Ends a lease for good. What was charged beyond its last day is to be credited by hand, and is announced. */
export function EndDialog(props: LeaseDialogProps) {
  return (
    <VerbDialog
      {...props}
      title="End lease"
      form={leaseEndForm}
      send={async (id, body, key) => {
        const { to_credit, ...lease } = await leaseVerbs.end(id, body, key);
        if (to_credit.length > 0) {
          toast.warning('Charged beyond the last day', {
            description: `${to_credit.length === 1 ? 'One charge runs' : `${to_credit.length} charges run`} beyond it, by ${to_credit.map(({ amount }) => amount).join(', ')}. Credit the excess.`,
          });
        }
        return lease;
      }}
      submitLabel="End lease"
      pendingLabel="Ending lease..."
      done="Lease ended"
      failure="Failed to end lease"
    >
      <Stack gap="field">
        <Callout tone="warning" title="An ended lease cannot be reopened.">
          Ending a lease posts no charges or credits.
        </Callout>
        <DateField
          label="Last Day"
          name="on"
          required
          defaultValue={props.record.notice?.ends_on ?? props.record.to_on ?? today()}
        />
        <TextArea label="Reason" name="reason" maxLength={500} />
      </Stack>
    </VerbDialog>
  );
}
