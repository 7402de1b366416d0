import type { Inspection } from '@rentsafe/domain/inspection';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type InspectionDialogProps = StepDialogProps<Inspection>;

export const InspectionVerbDialog = <Body,>(props: StepFormOf<Inspection, Body>) => (
  <StepForm {...props} queryOf={inspectionQuery} show={showInspectionChange} />
);
