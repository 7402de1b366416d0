import { today } from '@rentsafe/domain/date';
import { unitClosureForm, type unitSteps } from '@rentsafe/domain/unit';
import { DateField } from '@rentsafe/ui/DateField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Takes a unit off the market. */
export const CloseUnitDialog = (props: StepDialogProps<typeof unitSteps, 'close'>) => (
  <StepDialog {...props} description="The unit cannot be let until it is reopened." form={unitClosureForm}>
    <DateField label="From" name="from_on" required defaultValue={today()} />
    <TextArea label="Reason" name="reason" required />
  </StepDialog>
);
