import type { Bill } from '@rentsafe/domain/bill';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { tightDateWidth } from '../../../../lists/dateWidth';
import { tightPadding, widthWithTotals } from '../../../../lists/figureWidth';
import { propertyPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { billStateTexts } from './disbursementTexts';

/** Whose bill it is and what for, and how much of it is open. */
export function billColumns(rows: readonly Bill[]): Column<Bill>[] {
  const money = (id: 'amount' | 'open', header: string): Column<Bill> => {
    const text = (bill: Bill) => amountText(bill[id]);
    const amounts = rows.map((bill) => bill[id]);
    const width = widthWithTotals(header, amounts, 5, tightPadding);
    return { id, header, value: text, cell: text, align: 'end', width };
  };
  const date = (id: 'billed_on' | 'due_on', header: string): Column<Bill> => ({
    id,
    header,
    value: (bill) => bill[id],
    cell: (bill) => <DateText value={bill[id]} />,
    width: tightDateWidth,
  });
  return [
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
      value: ({ number }) => number,
      cell: ({ number }) => number,
      identifier: true,
      width: '5.75rem',
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
      value: ({ state }) => billStateTexts[state].label,
      cell: ({ state }) => <StateBadge {...billStateTexts[state]} />,
      width: '5.5rem',
    },
  ];
}
