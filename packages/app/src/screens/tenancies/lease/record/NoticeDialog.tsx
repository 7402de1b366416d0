import { addDays, today } from '@rentsafe/domain/date';
import { leaseNoticeForm } from '@rentsafe/domain/lease';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { leaseVerbs } from '../../../../calls/leases';
import { Fields } from '../../../../forms/Fields';
import { type LeaseDialogProps, VerbDialog } from './VerbDialog';

/** Gives notice: the lease ends on a day, after the days that were agreed. */
export function NoticeDialog(props: LeaseDialogProps) {
  const { notice_days } = props.record;
  const given = today();
  return (
    <VerbDialog
      {...props}
      title="Give notice"
      description={`The notice period is ${notice_days} days.`}
      form={leaseNoticeForm}
      send={leaseVerbs.giveNotice}
      submitLabel="Give notice"
      pendingLabel="Giving notice..."
      done="Notice given"
      failure="Failed to give notice"
    >
      <Stack gap="field">
        <Fields>
          <DateField label="Given On" name="given_on" required defaultValue={given} />
          <DateField label="Lease Ends" name="ends_on" required defaultValue={addDays(given, notice_days)} />
        </Fields>
        <Checkbox label="Both parties agreed to a shorter notice period" name="agreed" />
        <TextArea label="Reason" name="reason" maxLength={500} />
      </Stack>
    </VerbDialog>
  );
}
