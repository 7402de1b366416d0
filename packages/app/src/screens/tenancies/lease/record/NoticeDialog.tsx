import { today } from '@rentsafe/domain/date';
import { leaseNoticeForm, type leaseSteps } from '@rentsafe/domain/lease';
import { addDays } from '@rentsafe/format/date';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { Fields } from '../../../../forms/Fields';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Gives notice: the lease ends on a day, after the days that were agreed. */
export function NoticeDialog(props: StepDialogProps<typeof leaseSteps, 'give-notice'>) {
  const { number, notice_days } = props.record;
  const given = today();
  return (
    <StepDialog
      {...props}
      title={`Give notice: ${number}`}
      description={`The notice period is ${notice_days} days.`}
      form={leaseNoticeForm}
    >
      <Stack gap="field">
        <Fields>
          <DateField label="Given On" name="given_on" required defaultValue={given} />
          <DateField label="Lease Ends" name="ends_on" required defaultValue={addDays(given, notice_days)} />
        </Fields>
        <Checkbox label="Both parties agreed to a shorter notice period" name="agreed" />
        <TextArea label="Reason" name="reason" maxLength={500} />
      </Stack>
    </StepDialog>
  );
}
