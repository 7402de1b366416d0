import { type MaintenanceRequest, openRequestStates } from '@rentsafe/domain/maintenanceRequest';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { leasePath, partyPath, propertyPath, requestPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { StateBadge } from '../../../../text/StateBadge';
import { telephones } from '../../../../text/telephones';
import { OrdersTable } from '../../workOrder/list/OrdersTable';
import { categoryText, priorityTexts, requestStateTexts } from '../list/maintenanceTexts';
import { Due } from '../list/requestColumns';

/** Why nothing is done about it. */
function Ending({ request: { state, reason, duplicate_of } }: { request: MaintenanceRequest }) {
  if (state === 'declined')
    return (
      <Callout tone="info" title="This request was declined.">
        {reason}
      </Callout>
    );
  if (!duplicate_of) return null;
  return (
    <Callout tone="info" title="This was reported before.">
      <Link asChild>
        {renderLink({ href: requestPath(duplicate_of.id), children: `Open ${duplicate_of.number}` })}
      </Link>
    </Callout>
  );
}

/** What is known of a request: what is wrong, where, who said so, and what is done about it. */
export function RequestDetails({ request }: { request: MaintenanceRequest }) {
  const { id, client, property, unit, lease, tenant, state, priority, orders } = request;
  const isOpen = openRequestStates.includes(state);
  return (
    <Stack gap="section">
      <Ending request={request} />
      <Section
        title="Problem"
        items={[
          { term: 'Summary', description: request.summary, wide: true },
          { term: 'State', description: <StateBadge {...requestStateTexts[state]} /> },
          { term: 'Priority', description: <StateBadge {...priorityTexts[priority]} /> },
          { term: 'Category', description: categoryText(request.category) },
          { term: 'Respond By', description: day(request.respond_by) },
          {
            term: 'Finish By',
            description: <Due on={request.finish_by} overdue={isOpen && request.overdue} />,
          },
          { term: 'Accepted On', description: day(request.accepted_on) },
          { term: 'Description', description: request.description, wide: true },
          { term: 'Access', description: request.access, wide: true },
        ]}
      />
      {(orders.length > 0 || state === 'accepted') && (
        <OrdersTable kind="request" id={id} client={client.id} rows={orders.length} />
      )}
      <Section
        title="Place"
        items={[
          {
            term: 'Property',
            description: <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
          },
          { term: 'Unit', description: unit?.unit_number },
          {
            term: 'Lease',
            description: lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
          },
          {
            term: 'Tenant',
            description: tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
          },
        ]}
      />
      <Section
        title="Reported"
        items={[
          { term: 'Reported By', description: request.reported_by },
          { term: 'Telephone', description: telephones(request.telephone) },
          { term: 'Reported On', description: day(request.reported_on) },
        ]}
      />
    </Stack>
  );
}
