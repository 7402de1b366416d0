import type { Inspection } from '@rentsafe/domain/inspection';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../../record/VerbForm';

export type InspectionDialogProps = StepDialogProps<Inspection>;

export const InspectionVerbDialog = <Body,>(props: VerbFormOf<Inspection, Body>) => (
  <VerbForm {...props} queryOf={inspectionQuery} show={showInspectionChange} />
);
