import { today } from '@rentsafe/domain/date';
import { disbursementApprovalForm } from '@rentsafe/domain/disbursement';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { disbursementVerbs } from '../../api/disbursements';
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
    <DateField label="Approved On" name="on" required max={today()} defaultValue={today()} />
  </DisbursementVerbDialog>
);
