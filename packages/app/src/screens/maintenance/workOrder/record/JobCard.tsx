import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { joinParts } from '@rentsafe/format/text';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { contractorQuery } from '../../../../calls/contractors';
import { requestQuery } from '../../../../calls/maintenanceRequests';
import { propertyQuery } from '../../../../calls/properties';
import { Section } from '../../../../record/Section';
import { useBook } from '../../../../session/useBook';
import { useIssuer } from '../../../../session/useIssuer';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { telephones } from '../../../../text/telephones';
import { reachedAt } from '../../contractor/record/reachedAt';
import { categoryText, priorityText } from '../../maintenanceRequest/list/maintenanceTexts';
import * as styles from './JobCard.css';

/** Tells the contractor, on paper, what is to be done where, with room to write what was. */
export function JobCard({ order }: { order: WorkOrder }) {
  const { request } = order;
  const { data } = useQuery({ ...requestQuery(request?.id ?? 0), enabled: request !== null });
  const { data: property } = useQuery(propertyQuery(order.property.id));
  const { data: contractor } = useQuery({
    ...contractorQuery(order.contractor?.id ?? 0),
    enabled: order.contractor !== null,
  });
  const issuer = useIssuer(order.client);
  const agency = useBook(order.client.id)?.agency;
  return (
    <Stack gap="section">
      <Section
        title="Job Card"
        items={[
          { term: 'To', description: order.contractor?.name },
          { term: 'Telephone', description: contractor && telephones(reachedAt(contractor).sms) },
          { term: 'From', description: issuer },
          { term: 'Our Telephone', description: telephones(agency?.telephone) },
          { term: 'Number', description: order.number },
          { term: 'Issued On', description: day(order.issued_on) },
          { term: 'Priority', description: priorityText(order.priority) },
          { term: 'Finish By', description: day(order.finish_by) },
        ]}
      />
      <Section
        title="Place"
        items={[
          {
            term: 'Property',
            description: joinParts([placeText(order), property?.area, property?.city_town], ', '),
            wide: true,
          },
          { term: 'Tenant', description: order.tenant?.name },
          { term: 'Reported By', description: data?.reported_by },
          { term: 'Telephone', description: telephones(data?.telephone) },
          { term: 'Access', description: data?.access, wide: true },
        ]}
      />
      <Section
        title="Work"
        items={[
          { term: 'Work', description: order.summary, wide: true },
          { term: 'Category', description: categoryText(order.category) },
          { term: 'Reported', description: day(data?.reported_on) },
          { term: 'Instructions', description: order.instructions, wide: true },
          {
            term: 'Limit',
            description:
              order.agreed &&
              `${amountText(order.agreed)} in all, including VAT. Ask us before you do more than that.`,
            wide: true,
          },
        ]}
      />
      <div className={styles.blanks}>
        {['Work done', 'Materials', 'Hours', 'Date', 'Signature of the tenant'].map((label) => (
          <div key={label} className={styles.blank}>
            <Text size="sm">{label}</Text>
          </div>
        ))}
      </div>
    </Stack>
  );
}
