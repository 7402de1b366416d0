import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { requestQuery, showRequestChange } from '../../../../calls/maintenanceRequests';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../../record/VerbForm';

export type RequestDialogProps = StepDialogProps<MaintenanceRequest>;

export const RequestVerbDialog = <Body,>(props: VerbFormOf<MaintenanceRequest, Body>) => (
  <VerbForm {...props} queryOf={requestQuery} show={showRequestChange} />
);
