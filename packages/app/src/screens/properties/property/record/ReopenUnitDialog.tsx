import { today } from '@rentsafe/domain/date';
import { unitReopeningForm, type unitSteps } from '@rentsafe/domain/unit';
import { DateField } from '@rentsafe/ui/DateField';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Offers a closed unit again. */
export const ReopenUnitDialog = (props: StepDialogProps<typeof unitSteps, 'reopen'>) => (
  <StepDialog {...props} form={unitReopeningForm}>
    <DateField label="Vacant From" name="on" required defaultValue={today()} />
  </StepDialog>
);
