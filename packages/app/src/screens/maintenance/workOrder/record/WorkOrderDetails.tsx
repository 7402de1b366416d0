import { needsConsent, type WorkOrder } from '@rentsafe/domain/workOrder';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { RecordTable } from '../../../../frame/RecordTable';
import {
  billsPath,
  contractorPath,
  leasePath,
  messagePath,
  partyPath,
  propertyPath,
  requestPath,
} from '../../../../paths';
import { Section } from '../../../../record/Section';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { categoryText, priorityTexts } from '../../maintenanceRequest/list/maintenanceTexts';
import { Due } from '../../maintenanceRequest/list/requestColumns';
import { bearerTexts, workOrderStateTexts } from '../list/workOrderTexts';
import { ConsentButtons } from './ConsentButtons';
import { lineColumns } from './lineColumns';
import { workOrderKind } from './workOrderKind';

/** What stands in the way of an order, or ended it. */
function Notices({ order }: { order: WorkOrder }) {
  const { state, reason, without_consent, agreed, actual, consent } = order;
  return (
    <>
      {needsConsent(order) && agreed && (
        <Callout tone="warning" title={`The landlord's consent is needed above ${amountText(agreed)}.`}>
          {actual
            ? `The work came to ${amountText(actual)}. The landlord is billed for it once they agree and the consent is recorded.`
            : 'Ask the landlord, and record the consent. An emergency can be issued without it.'}
          <ConsentButtons kind={workOrderKind} order={order} asksOnly />
        </Callout>
      )}
      {without_consent && !consent && (
        <Callout tone="warning" title="Issued without the landlord's consent">
          As an emergency. Record the consent once the landlord has given it.
        </Callout>
      )}
      {reason && (
        <Callout tone="info" title={state === 'cancelled' ? 'This order was cancelled.' : 'Reopened'}>
          {reason}
        </Callout>
      )}
    </>
  );
}

/** When and to where it was last sent. */
function SentTo({ message, address, on }: NonNullable<WorkOrder['sent']>) {
  return <RecordLink href={messagePath(message)}>{`${address}, ${day(on)}`}</RecordLink>;
}

/** What was posted when the order was closed. */
function posted({ bill, charge }: WorkOrder) {
  if (bill) return <RecordLink href={billsPath}>Bill {bill.number}</RecordLink>;
  if (!charge) return null;
  const { id, number } = charge.lease;
  return <RecordLink href={leasePath(id)}>Charge on lease {number}</RecordLink>;
}

/** All that is known of a work order: what is to be done where, by whom, and what it came to. */
export function WorkOrderDetails({ order }: { order: WorkOrder }) {
  const { property, unit, tenant, landlord, lease, sent, contractor, request, schedule, consent, lines } =
    order;
  const columns = useMemo(() => lineColumns(order), [order]);
  return (
    <Stack gap="section">
      <Notices order={order} />
      <Section
        title="Work"
        items={[
          { term: 'State', description: <StateBadge {...workOrderStateTexts[order.state]} /> },
          { term: 'Priority', description: <StateBadge {...priorityTexts[order.priority]} /> },
          { term: 'Category', description: categoryText(order.category) },
          {
            term: 'Contractor',
            description: contractor && (
              <RecordLink href={contractorPath(contractor.id)}>{contractor.name}</RecordLink>
            ),
          },
          { term: 'Sent', description: sent && <SentTo {...sent} /> },
          { term: 'Finish By', description: <Due on={order.finish_by} overdue={order.overdue} /> },
          {
            term: 'Request',
            description: request && <RecordLink href={requestPath(request.id)}>{request.number}</RecordLink>,
          },
          ...(schedule ? [{ term: 'Schedule', description: `${schedule.name}, ${day(order.due_on)}` }] : []),
          { term: 'Instructions', description: order.instructions, wide: true },
        ]}
      />
      <Section
        title="Place"
        items={[
          {
            term: 'Property',
            description: <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
          },
          { term: 'Unit', description: unit?.unit_number },
          {
            term: 'Landlord',
            description: landlord && <RecordLink href={partyPath(landlord)}>{landlord.name}</RecordLink>,
          },
          {
            term: 'Tenant',
            description: tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
          },
          {
            term: 'Lease',
            description: lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
          },
        ]}
      />
      <Section
        title="Cost"
        items={[
          { term: 'Estimate', description: order.estimate && amountText(order.estimate) },
          { term: 'Actual', description: order.actual && amountText(order.actual) },
          {
            term: "Landlord's Consent",
            description:
              consent &&
              `${consent.amount ? `Up to ${amountText(consent.amount)}. ` : ''}${consent.given_by}, ${day(consent.given_on)}: ${consent.evidence}`,
          },
          { term: 'Paid By', description: order.bearer && bearerTexts[order.bearer] },
          { term: 'Billed As', description: posted(order) },
          { term: 'Invoice Number', description: order.invoice_number },
        ]}
      />
      {lines.length > 0 && <RecordTable title="Work Done" columns={columns} rows={lines} />}
      <Section
        title="Dates"
        items={[
          { term: 'Issued On', description: day(order.issued_on) },
          { term: 'Started On', description: day(order.started_on) },
          { term: 'Completed On', description: day(order.completed_on) },
          { term: 'Closed On', description: day(order.closed_on) },
          { term: 'Notes', description: order.notes, wide: true },
        ]}
      />
    </Stack>
  );
}
