import {
  type WorkOrder,
  type WorkOrderDetails,
  type WorkOrderPatch,
  workOrderDetailsForm,
  workOrderSteps,
} from '@rentsafe/domain/workOrder';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../../calls/client';
import { referenceNameQuery } from '../../../../calls/referenceNames';
import { showWorkOrderChange, workOrderQuery } from '../../../../calls/workOrders';
import { EditDialog } from '../../../../forms/EditDialog';
import { amountValue, idValue } from '../../../../forms/values';
import type { StepDialogProps } from '../../../../record/stepKind';
import { placeText } from '../../../../text/placeText';
import { usePlace } from '../../maintenanceRequest/list/UnitSelect';
import { OrderFields } from '../list/OrderFields';

/** The fields that the form holds. */
const valuesOf = (details: WorkOrder | WorkOrderDetails): Values => ({
  unit: idValue(details.unit),
  contractor: idValue(details.contractor),
  category: details.category,
  priority: details.priority,
  summary: details.summary,
  instructions: details.instructions,
  estimate: amountValue(details.estimate),
  currency: details.estimate?.currency ?? details.currency,
  finish_by: details.finish_by,
});

/** What a chosen record is called. */
const readers: Readonly<Record<string, (order: WorkOrder) => unknown>> = {
  unit: (order) => order.unit && placeText(order),
  contractor: ({ contractor }) => contractor?.name,
};

/** An order that is not completed: the form of a new one, filled in. */
export function EditOrderDialog({ record, onClose }: StepDialogProps<typeof workOrderSteps, 'edit'>) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(record);
  const { id, number } = before;
  const place = usePlace(before.property.id);
  return (
    <EditDialog
      title={`Edit ${number}`}
      edit={{
        record: 'work order',
        before,
        form: workOrderDetailsForm,
        valuesOf,
        typedValues: valuesOf,
        fieldOf: (order, field) =>
          field in readers ? readers[field]?.(order) : order[field as keyof WorkOrder],
        asRead: async (field, value) =>
          (field === 'unit' || field === 'contractor') && value
            ? queryClient.fetchQuery(referenceNameQuery(field, Number(value)))
            : value,
        save: (changes, version) =>
          request(workOrderSteps.calls.edit, {
            ids: { id },
            body: { ...changes, version } as WorkOrderPatch,
          }),
        read: () => queryClient.fetchQuery({ ...workOrderQuery(id), staleTime: 0 }),
        onSaved: (saved) => showWorkOrderChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <OrderFields place={place} initial={before} />
    </EditDialog>
  );
}
