import { claimDayForm } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { claimVerbs } from '../../../../calls/claims';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { type ClaimDialogProps, ClaimVerbDialog } from './ClaimVerbDialog';

/** Brings a claim into the reports. */
export function ListDialog(props: ClaimDialogProps) {
  const { listable_from, overdue, party } = props.record;
  return (
    <ClaimVerbDialog
      {...props}
      title="List claim"
      description={`Possible from ${day(listable_from)}.`}
      form={claimDayForm}
      send={claimVerbs.list}
      submitLabel="List claim"
      pendingLabel="Listing claim..."
      done="Claim listed"
      failure="Failed to list claim"
    >
      <Stack gap="field">
        <Callout tone="warning" title={`Reports on ${party.name} show the claim from this day.`}>
          It is listed for the amount overdue on that day, {amountText(overdue)} today. While any of it is
          overdue, the rating is Non Payer.
        </Callout>
        <DateField label="Listed On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ClaimVerbDialog>
  );
}
