import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { useQuery } from '@tanstack/react-query';
import { contractorQuery } from '../../api/contractors';
import { requestQuery } from '../../api/maintenanceRequests';
import { day } from '../../page/day';
import { placeText } from '../../page/placeText';
import { useFormatPhone } from '../../page/useFormatPhone';
import { ComposeDialog } from '../communication/ComposeDialog';
import { priorityText } from '../requests/maintenanceTexts';

export interface SendOrderProps {
  order: WorkOrder;
  onClose: () => void;
}

/** What the job card tells the contractor, as a message. */
function textOf(order: WorkOrder, access?: string | null, telephone?: string): string {
  const parts = [
    `Work order ${order.number}: ${order.summary}`,
    `Where: ${placeText(order)}`,
    `Priority: ${priorityText(order.priority)}`,
    order.finish_by && `Finish by: ${day(order.finish_by)}`,
    order.tenant && `Tenant: ${[order.tenant.name, telephone].filter(Boolean).join(', ')}`,
    access && `Access: ${access}`,
    order.instructions,
  ];
  return parts.filter(Boolean).join('\n');
}

/** Writes to the contractor what the job card says; to one who is not in the register, to whom is chosen. */
export function SendOrderDialog({ order, onClose }: SendOrderProps) {
  const { id, number, summary, request } = order;
  const formatPhone = useFormatPhone();
  const contractor = useQuery({
    ...contractorQuery(order.contractor?.id ?? 0),
    enabled: order.contractor !== null,
  });
  const reported = useQuery({ ...requestQuery(request?.id ?? 0), enabled: request !== null });
  // Not while one is read again: what was typed would be lost.
  if (contractor.isLoading || reported.isLoading) return null;
  const party = contractor.data?.party;
  const telephone = reported.data?.telephone?.split(', ').map(formatPhone).join(', ');
  return (
    <ComposeDialog
      toOne={{
        title: `Send ${number}`,
        typed: {
          subject: `Work order ${number}: ${summary}`,
          body: textOf(order, reported.data?.access, telephone),
        },
        chosen: {
          ...(party && { party: { value: `${party.type}:${party.id}`, label: party.name } }),
          about: { value: `work_order:${id}`, label: number },
        },
      }}
      onClose={onClose}
    />
  );
}
