import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { workOrderForm } from '@rentsafe/domain/workOrder';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addWorkOrder, showWorkOrders, workOrderList } from '../../../../calls/workOrders';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { workOrderPath } from '../../../../paths';
import { usePlace } from '../../maintenanceRequest/list/UnitSelect';
import { OrderFields } from './OrderFields';

export interface AddOrderProps {
  /** What it is for. @default an order of its own */
  request?: MaintenanceRequest | undefined;
  onClose: () => void;
}

/** Drafts what is ordered of a contractor. */
export function AddOrderDialog({ request, onClose }: AddOrderProps) {
  const queryClient = useQueryClient();
  const [form] = useState(() => workOrderForm(request?.id));
  const place = usePlace(request?.property.id);
  return (
    <CreationDialog
      title={request ? `Order work for ${request.number}` : 'Add Work Order'}
      creation={{
        record: 'work order',
        form,
        add: addWorkOrder,
        lists: workOrderList.key,
        onCreated: () => showWorkOrders(queryClient),
        recordOf: ({ id, number = '', summary = '' }) => ({
          description: `${number} ${summary}`.trim(),
          link: { label: 'Open work order', href: workOrderPath(id) },
        }),
      }}
      ready={place.isReady}
      onClose={onClose}
    >
      <OrderFields place={place} request={request} />
    </CreationDialog>
  );
}
