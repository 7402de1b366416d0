import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { showWorkOrderChange, workOrderQuery } from '../../../../calls/workOrders';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type OrderDialogProps = StepDialogProps<WorkOrder>;

export const OrderVerbDialog = <Body,>(props: StepFormOf<WorkOrder, Body>) => (
  <StepForm {...props} queryOf={workOrderQuery} show={showWorkOrderChange} />
);
