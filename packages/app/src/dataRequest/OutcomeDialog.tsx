import { dataRequestOutcomeForm, type dataRequestSteps } from '@rentsafe/domain/dataRequest';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';
import { holds } from './dataRequestTexts';

/** Says what was done about a request, or why it is refused. */
export function OutcomeDialog(props: StepDialogProps<typeof dataRequestSteps, 'complete' | 'refuse'>) {
  const { verb, record } = props;
  const completes = verb === 'complete';
  const lasting = completes && holds(record) ? ' The objection goes on holding until it is ended.' : '';
  return (
    <StepDialog
      {...props}
      title={`${completes ? 'Complete' : 'Refuse'} ${record.number}`}
      description={`The person is told this answer.${lasting}`}
      form={dataRequestOutcomeForm}
      submitLabel={completes ? 'Complete' : 'Refuse'}
      pendingLabel={completes ? 'Completing...' : 'Refusing...'}
    >
      <TextArea
        label={completes ? 'What Was Done' : 'Reason'}
        name="outcome"
        required
        maxLength={2000}
        {...(record.right === 'erasure' && { hint: 'Do not enter anything that identifies the person.' })}
      />
    </StepDialog>
  );
}
