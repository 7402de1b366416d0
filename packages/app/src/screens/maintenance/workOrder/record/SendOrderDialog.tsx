import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { Dialog } from '@rentsafe/ui/Dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contractorQuery } from '../../../../calls/contractors';
import { Fetched } from '../../../../calls/Fetched';
import { requestQuery } from '../../../../calls/maintenanceRequests';
import { ComposeDialog } from '../../../../message/ComposeDialog';
import { CloseOnBack } from '../../../../overlays/CloseOnBack';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { useFormatPhone } from '../../../../text/useFormatPhone';
import { priorityText } from '../../maintenanceRequest/list/maintenanceTexts';

export interface SendOrderProps {
  order: WorkOrder;
  onClose: () => void;
}

/** What the job card tells the contractor, as a message. */
function textOf(order: WorkOrder, access?: string | null, telephone?: string): string {
  const parts = [
    `Work order ${order.number}: ${order.summary}`,
    `Place: ${placeText(order)}`,
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
  const { id, number, summary, contractor, request } = order;
  const formatPhone = useFormatPhone();
  const queryClient = useQueryClient();
  // Read once: what was typed would be lost where it is read again.
  const known = useQuery({
    queryKey: ['work order', id, 'told'],
    queryFn: async () => {
      const [to, reported] = await Promise.all([
        contractor && queryClient.fetchQuery({ ...contractorQuery(contractor.id), staleTime: 0 }),
        request && queryClient.fetchQuery({ ...requestQuery(request.id), staleTime: 0 }),
      ]);
      return { party: to?.party, reported };
    },
    gcTime: 0,
  });
  const title = `Send ${number}`;
  if (!known.data)
    return (
      <Dialog open title={title} onClose={onClose}>
        <CloseOnBack />
        <Fetched query={known} subject="what the contractor is told">
          {() => null}
        </Fetched>
      </Dialog>
    );
  const { party, reported } = known.data;
  const telephone = reported?.telephone?.split(', ').map(formatPhone).join(', ');
  return (
    <ComposeDialog
      toOne={{
        title,
        typed: {
          subject: `Work order ${number}: ${summary}`,
          body: textOf(order, reported?.access, telephone),
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
