import { today } from '@rentsafe/domain/date';
import { inspectionCompletion, type inspectionSteps } from '@rentsafe/domain/inspection';
import { reasonForm } from '@rentsafe/domain/step';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { ActionDialog } from '../../../../forms/ActionDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { useQueuedStep } from './useQueuedStep';

/** Nothing that was found changes after this. It works without a connection. */
export function CompleteDialog(props: StepDialogProps<typeof inspectionSteps, 'complete'>) {
  const { title, said, send } = useQueuedStep(props);
  return (
    <ActionDialog
      title={title}
      {...said}
      form={reasonForm(inspectionCompletion)}
      send={(body, key) => send({ ...body, version: props.record.version }, key)}
      onClose={props.onClose}
    >
      <Stack gap="field">
        <Callout tone="info" title="Conditions and notes cannot be changed after this.">
          The agent and the tenant then sign. Every item needs a condition.
        </Callout>
        <DateField label="Done On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
