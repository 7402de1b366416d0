import { claimDayForm } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { DateField } from '@rentsafe/ui/DateField';
import { claimVerbs } from '../../../../calls/claims';
import { type ClaimDialogProps, ClaimVerbDialog } from './ClaimVerbDialog';

/** Records that a claim was paid. */
export function SettleDialog(props: ClaimDialogProps) {
  return (
    <ClaimVerbDialog
      {...props}
      title="Settle claim"
      description="It has been paid. Reports no longer show it from this day."
      form={claimDayForm}
      send={claimVerbs.settle}
      submitLabel="Settle claim"
      pendingLabel="Settling claim..."
      done="Claim settled"
      failure="Failed to settle claim"
    >
      <DateField label="Settled On" name="on" required max={today()} defaultValue={today()} />
    </ClaimVerbDialog>
  );
}
