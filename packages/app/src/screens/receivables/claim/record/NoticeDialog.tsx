import { claimNoticeForm, type claimSteps, noticeWays } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { Fields } from '../../../../forms/Fields';
import { CHOOSE, optionsOf } from '../../../../forms/options';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { noticeWayTexts } from '../../../../text/claimTexts';
import { day } from '../../../../text/day';

/** Records that notice of a claim was given. */
export function NoticeDialog(props: StepDialogProps<typeof claimSteps, 'notice'>) {
  const { party, overdue_since } = props.record;
  return (
    <StepDialog
      {...props}
      title="Give notice of the claim"
      description={`To ${party.name}. The waiting period starts on the day it was sent.`}
      form={claimNoticeForm}
    >
      <Stack gap="field">
        <Callout tone="info" title="Send the notice first; RentSafe does not send it.">
          After this the claim can no longer be edited.
        </Callout>
        <Fields>
          <DateField
            label="Sent On"
            name="sent_on"
            required
            min={overdue_since ?? undefined}
            max={today()}
            defaultValue={today()}
            hint={overdue_since ? `Its oldest debt is overdue from ${day(overdue_since)}.` : undefined}
          />
          <Select
            label="Sent By"
            name="by"
            required
            placeholder={CHOOSE}
            options={optionsOf(noticeWays, (way) => noticeWayTexts[way])}
          />
        </Fields>
        <TextArea label="Text" name="text" required maxLength={2000} hint="The text of the notice." />
      </Stack>
    </StepDialog>
  );
}
