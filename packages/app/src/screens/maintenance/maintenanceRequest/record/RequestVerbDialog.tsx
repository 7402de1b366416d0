import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { requestQuery, showRequestChange } from '../../../../calls/maintenanceRequests';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type RequestDialogProps = StepDialogProps<MaintenanceRequest>;

export const RequestVerbDialog = <Body,>(props: StepFormOf<MaintenanceRequest, Body>) => (
  <StepForm {...props} queryOf={requestQuery} show={showRequestChange} />
);
