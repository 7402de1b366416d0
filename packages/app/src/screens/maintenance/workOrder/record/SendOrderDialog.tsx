import type { Contractor } from '@rentsafe/domain/contractor';
import {
  type OrderChannel,
  type WorkOrder,
  workOrderSendingForm,
  type workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractorQuery } from '../../../../calls/contractors';
import { Fetched } from '../../../../calls/Fetched';
import { requestQuery } from '../../../../calls/maintenanceRequests';
import { channelTexts } from '../../../../message/messageTexts';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { useFormatPhone } from '../../../../text/useFormatPhone';
import { ContractorAddress } from '../../contractor/record/ContractorAddress';
import { reachedAt } from '../../contractor/record/reachedAt';
import { priorityText } from '../../maintenanceRequest/list/maintenanceTexts';

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

/** By email or text message, whichever the contractor has. */
function Channel({
  contractor,
  onChannel,
}: {
  contractor: Contractor;
  onChannel: (to: OrderChannel) => void;
}) {
  const at = reachedAt(contractor);
  const formatPhone = useFormatPhone();
  const options = [
    ...(at.email ? [{ value: 'email', label: channelTexts.email, hint: at.email }] : []),
    ...(at.sms ? [{ value: 'sms', label: channelTexts.sms, hint: formatPhone(at.sms) }] : []),
  ];
  return (
    <>
      <ContractorAddress contractor={contractor} />
      {options.length > 0 && (
        <RadioGroup
          label={`To ${contractor.name}`}
          name="channel"
          required
          options={options}
          defaultValue={options[0]?.value}
          onValueChange={({ value }) => value && onChannel(value as OrderChannel)}
        />
      )}
    </>
  );
}

/** Writes to the contractor what the job card says, by their own email or mobile. */
export function SendOrderDialog(props: StepDialogProps<typeof workOrderSteps, 'send'>) {
  const { record: order } = props;
  const { id, number, summary, request } = order;
  const queryClient = useQueryClient();
  const formatPhone = useFormatPhone();
  const contractor = useQuery(contractorQuery(order.contractor?.id ?? 0));
  // Read once: what was typed would be lost where it is read again.
  const reported = useQuery({
    queryKey: ['work order', id, 'told'],
    queryFn: async () =>
      request ? queryClient.fetchQuery({ ...requestQuery(request.id), staleTime: 0 }) : null,
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<OrderChannel>();
  const channel = chosen ?? (contractor.data && !reachedAt(contractor.data).email ? 'sms' : 'email');
  const telephone = reported.data?.telephone?.split(', ').map(formatPhone).join(', ');
  return (
    <StepDialog
      {...props}
      form={workOrderSendingForm}
      ready={contractor.data !== undefined && reported.data !== undefined}
    >
      <Fetched query={contractor} subject="the contractor">
        {(found) => <Channel contractor={found} onChannel={setChosen} />}
      </Fetched>
      <Fetched query={reported} subject="what the contractor is told">
        {(about) => (
          <>
            {channel === 'email' && (
              <TextField
                label="Subject"
                name="subject"
                maxLength={200}
                autoComplete="off"
                defaultValue={`Work order ${number}: ${summary}`}
              />
            )}
            <TextArea
              label="Message"
              name="body"
              required
              rows={8}
              maxLength={channel === 'sms' ? 459 : 20_000}
              defaultValue={textOf(order, about?.access, telephone)}
            />
          </>
        )}
      </Fetched>
    </StepDialog>
  );
}
