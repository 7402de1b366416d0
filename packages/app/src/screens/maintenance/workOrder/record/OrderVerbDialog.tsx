import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { showWorkOrderChange, workOrderQuery } from '../../../../calls/workOrders';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../../record/VerbForm';

export type OrderDialogProps = StepDialogProps<WorkOrder>;

export const OrderVerbDialog = <Body,>(props: VerbFormOf<WorkOrder, Body>) => (
  <VerbForm {...props} queryOf={workOrderQuery} show={showWorkOrderChange} />
);
