import type { Inspection } from '@rentsafe/domain/inspection';
import { inspectionQuery, showInspectionChange } from '../../api/inspections';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type InspectionDialogProps = StepDialogProps<Inspection>;

export const InspectionVerbDialog = stepDialog(inspectionQuery, showInspectionChange);
