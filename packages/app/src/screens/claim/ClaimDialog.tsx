import {
  claimDayForm,
  claimNoticeForm,
  claimPatchForm,
  claimWithdrawalForm,
  noticeWays,
} from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import type { ReactNode } from 'react';
import { claimVerbs } from '../../api/claims';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { day } from '../../page/day';
import { noticeWayTexts } from '../claims/claimTexts';
import { ClaimFields } from './ClaimFields';
import { ClaimVerbDialog } from './ClaimVerbDialog';
import type { ClaimAction, ClaimDialogProps, ClaimTask } from './claimActions';

const dialogs: Readonly<Record<ClaimAction, (props: ClaimDialogProps) => ReactNode>> = {
  notice: NoticeDialog,
  edit: EditDialog,
  list: ListDialog,
  settle: SettleDialog,
  withdraw: WithdrawDialog,
};

/** The form of what is done with a claim. */
export function ClaimDialog({ task: { action, claim }, onClose }: { task: ClaimTask; onClose: () => void }) {
  const Dialog = dialogs[action];
  return <Dialog claim={claim} onClose={onClose} />;
}

function NoticeDialog(props: ClaimDialogProps) {
  return (
    <ClaimVerbDialog
      {...props}
      title="Give notice of the claim"
      description={`To ${props.claim.party.name}. The waiting time begins on the day it was sent.`}
      form={claimNoticeForm}
      send={claimVerbs.notice}
      submitLabel="Record notice"
      pendingLabel="Recording notice..."
      done="Notice recorded"
      failure="Failed to record notice"
    >
      <Stack gap="field">
        <Callout tone="info" title="Send the notice first; RentSafe does not send it.">
          After this the claim can no longer be edited.
        </Callout>
        <Fields>
          <DateField label="Sent On" name="sent_on" required max={today()} defaultValue={today()} />
          <Select
            label="Sent By"
            name="by"
            required
            placeholder={CHOOSE}
            options={optionsOf(noticeWays, (way) => noticeWayTexts[way])}
          />
        </Fields>
        <TextArea label="Text" name="text" required maxLength={2000} hint="What the notice says." />
      </Stack>
    </ClaimVerbDialog>
  );
}

function EditDialog(props: ClaimDialogProps) {
  const { claim } = props;
  return (
    <ClaimVerbDialog
      {...props}
      title="Edit claim"
      form={claimPatchForm}
      send={claimVerbs.edit}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Claim saved"
      failure="Failed to save claim"
    >
      <Stack gap="field">
        <input type="hidden" name="version" value={claim.version} />
        <ClaimFields claim={claim} amount={claim.amount} />
      </Stack>
    </ClaimVerbDialog>
  );
}

function ListDialog(props: ClaimDialogProps) {
  const { listable_from, party } = props.claim;
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
          While it is listed, the rating is Non Payer.
        </Callout>
        <DateField label="Listed On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ClaimVerbDialog>
  );
}

function SettleDialog(props: ClaimDialogProps) {
  return (
    <ClaimVerbDialog
      {...props}
      title="Settle claim"
      description="It was paid. From this day it is no longer in reports."
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

function WithdrawDialog(props: ClaimDialogProps) {
  return (
    <ClaimVerbDialog
      {...props}
      title="Withdraw claim"
      form={claimWithdrawalForm}
      send={claimVerbs.withdraw}
      submitLabel="Withdraw claim"
      pendingLabel="Withdrawing claim..."
      done="Claim withdrawn"
      failure="Failed to withdraw claim"
    >
      <Stack gap="field">
        <Callout tone="warning" title="A withdrawn claim cannot be brought back.">
          It stays in the list with its reason. What is owed stays owed.
        </Callout>
        <DateField label="Withdrawn On" name="on" required max={today()} defaultValue={today()} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </ClaimVerbDialog>
  );
}
