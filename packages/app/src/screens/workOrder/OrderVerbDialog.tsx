import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { workOrderQuery, showWorkOrderChange } from '../../api/workOrders';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type OrderDialogProps = StepDialogProps<WorkOrder>;

export const OrderVerbDialog = stepDialog(workOrderQuery, showWorkOrderChange);
