import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { workOrderForm } from '@rentsafe/domain/workOrder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { propertyQuery } from '../../api/properties';
import { addWorkOrder, showWorkOrders, workOrderList } from '../../api/workOrders';
import { CreationDialog } from '../../forms/CreationDialog';
import { workOrderPath } from '../../page/recordPaths';
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
  // Whose unit is then chosen already.
  const property = useQuery({ ...propertyQuery(request?.property.id ?? 0), enabled: request !== undefined });
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
      ready={request === undefined || !property.isPending}
      onClose={onClose}
    >
      <OrderFields request={request} />
    </CreationDialog>
  );
}
