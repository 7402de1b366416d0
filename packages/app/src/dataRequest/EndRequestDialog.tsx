import { dataRequestEndForm, type dataRequestSteps } from '@rentsafe/domain/dataRequest';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';

/** The person takes a request back, or no longer upholds an objection. */
export function EndRequestDialog(props: StepDialogProps<typeof dataRequestSteps, 'withdraw' | 'end'>) {
  const ends = props.verb === 'end';
  return (
    <StepDialog
      {...props}
      title={`${ends ? 'End objection' : 'Withdraw'} ${props.record.number}`}
      {...(ends && { description: 'It is no longer held to from now on.' })}
      form={dataRequestEndForm}
      submitLabel={ends ? 'End objection' : 'Withdraw'}
      pendingLabel={ends ? 'Ending...' : 'Withdrawing...'}
    >
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </StepDialog>
  );
}
