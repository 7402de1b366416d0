import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../../calls/maintenanceRequests';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { telephones } from '../../../../text/telephones';
import { categoryText, priorityText } from '../../maintenanceRequest/list/maintenanceTexts';
import * as styles from './JobCard.css';

/** Tells the contractor, on paper, what is to be done where, with room to write what was. */
export function JobCard({ order }: { order: WorkOrder }) {
  const { request } = order;
  const { data } = useQuery({ ...requestQuery(request?.id ?? 0), enabled: request !== null });
  const issuer = useIssuer();
  return (
    <Stack gap="section">
      <Section
        title="Job Card"
        items={[
          { term: 'To', description: order.contractor?.name },
          { term: 'From', description: issuer },
          { term: 'Number', description: order.number },
          { term: 'Issued On', description: day(order.issued_on) },
          { term: 'Priority', description: priorityText(order.priority) },
          { term: 'Finish By', description: day(order.finish_by) },
        ]}
      />
      <Section
        title="Place"
        items={[
          { term: 'Property', description: placeText(order), wide: true },
          { term: 'Tenant', description: order.tenant?.name },
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
