import { today } from '@rentsafe/domain/date';
import { disbursementApprovalForm } from '@rentsafe/domain/disbursement';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { disbursementVerbs } from '../../api/disbursements';
import { useLogin } from '../../login/useLogin';
import { amountText } from '../../page/Amounts';
import { type DisbursementDialogProps, DisbursementVerbDialog } from './DisbursementVerbDialog';

/** Sets the money aside, by another Admin than who prepared it. */
export const ApproveDialog = (props: DisbursementDialogProps) => (
  <DisbursementVerbDialog
    {...props}
    title={`Approve ${props.record.number}`}
    form={disbursementApprovalForm}
    send={disbursementVerbs.approve}
    submitLabel="Approve disbursement"
    pendingLabel="Approving disbursement..."
    done="Disbursement approved"
    failure="Failed to approve disbursement"
  >
    <Text>
      {amountText(props.record)} to {props.record.party.name} is set aside in {props.record.bank_account.name}
      .
    </Text>
    <OwnWork madeBy={props.record.made_by.id} />
    <DateField label="Approved On" name="on" required max={today()} defaultValue={today()} />
  </DisbursementVerbDialog>
);

function OwnWork({ madeBy }: { madeBy: number }) {
  return madeBy === useLogin()?.id ? (
    <Text>You prepared this yourself. You can approve it only where no other Admin could.</Text>
  ) : null;
}
