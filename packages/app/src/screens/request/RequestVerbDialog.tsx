import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { requestQuery, showRequestChange } from '../../api/maintenanceRequests';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type RequestDialogProps = StepDialogProps<MaintenanceRequest>;

export const RequestVerbDialog = stepDialog(requestQuery, showRequestChange);
