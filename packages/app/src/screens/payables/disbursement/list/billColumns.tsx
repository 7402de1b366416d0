import type { Bill } from '@rentsafe/domain/bill';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { propertyPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { billStateTexts } from './disbursementTexts';

const money = (id: 'amount' | 'open', header: string): Column<Bill> => {
  const text = (bill: Bill) => amountText(bill[id]);
  return { id, header, kind: 'money', value: text, cell: text };
};

const date = (id: 'billed_on' | 'due_on', header: string): Column<Bill> => ({
  id,
  header,
  kind: 'date',
  value: (bill) => bill[id],
  cell: (bill) => <DateText value={bill[id]} />,
});

/** Whose bill it is and what for, and how much of it is open. */
export const billColumns: readonly Column<Bill>[] = [
  {
    id: 'party',
    header: 'Supplier',
    value: ({ party }) => party.name,
    cell: ({ party, description }) => (
      <div>
        {party.name}
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </div>
    ),
    rowHeader: true,
  },
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    id: 'property',
    header: 'Property',
    value: ({ property }) => property.name,
    cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
  },
  date('billed_on', 'Billed'),
  date('due_on', 'Due'),
  money('amount', 'Amount'),
  money('open', 'Open'),
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => billStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...billStateTexts[state]} />,
  },
];
