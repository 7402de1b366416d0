import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';

type Work = Pick<MaintenanceRequest, 'id' | 'number' | 'summary' | 'property' | 'unit'>;

/** What lists of requests and orders begin with: the number, which leads to the page, then what is wrong where. */
export const workColumns = <Row extends Work>(hrefOf: (id: number) => string): Column<Row>[] => [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={hrefOf(id)}>{number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'summary',
    header: 'Description',
    value: ({ summary }) => summary,
    cell: (work) => (
      <div>
        {work.summary}
        <Text size="sm" tone="muted">
          {placeText(work)}
        </Text>
      </div>
    ),
  },
];

/** Who does it. */
export const contractorColumn = <Row extends { contractor: { name: string } | null }>(): Column<Row> => ({
  id: 'contractor',
  header: 'Contractor',
  value: ({ contractor }) => contractor?.name,
  cell: ({ contractor }) => contractor?.name,
});
