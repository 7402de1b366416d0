import type { PerformancePage, PerformanceRow } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';
import { amountColumn } from '../../../lists/amountColumn';
import { FigureHeader } from '../../../lists/FigureHeader';
import { performanceGraphPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { rateText } from '../../../text/rateText';

type Totals = PerformancePage['totals'];
type Amount = 'charged' | 'collected' | 'arrears' | 'costs' | 'commission' | 'rent_tax' | 'net';
type Rate = 'occupancy' | 'gross_yield';

/** What was collected, and under it how much of what was due. */
const Collected = ({
  collected,
  rate,
  currency,
}: Pick<Totals, 'collected' | 'rate'> & { currency: Currency }) => (
  <div>
    <Money amount={collected} currency={currency} />
    {rate !== null && (
      <Text size="sm" tone="muted">
        {rateText(rate)} of due
      </Text>
    )}
  </div>
);

/** Where the months of a row are drawn. */
export const graphOf = ({ property, landlord_id }: PerformanceRow, currency: Currency) =>
  property
    ? performanceGraphPath('property', property.id, currency)
    : performanceGraphPath('landlord', landlord_id, currency);

/** Property or landlord, what it brought in and cost, and how well it did, with the totals. */
export function performanceColumns(
  page: PerformancePage | undefined,
  currency: Currency,
): Column<PerformanceRow>[] {
  const totals = page?.totals;
  const amount = (id: Amount, header: string): Column<PerformanceRow> =>
    amountColumn(id, {
      header,
      currency,
      total: totals?.[id],
    });
  const rate = (id: Rate, header: string): Column<PerformanceRow> => ({
    id,
    header: <FigureHeader>{header}</FigureHeader>,
    kind: 'number',
    label: header,
    value: (row) => row[id],
    cell: (row) => rateText(row[id]),
    footer: totals && rateText(totals[id]),
  });
  return [
    {
      id: 'name',
      header: page?.results[0]?.property === null ? 'Landlord' : 'Property',
      label: 'Property or landlord',
      value: ({ property, landlord }) => property?.name ?? landlord.name,
      cell: (row) => (
        <div>
          <RecordLink href={graphOf(row, currency)}>{row.property?.name ?? row.landlord.name}</RecordLink>
          {row.property && (
            <Text size="sm" tone="muted">
              {row.landlord.name}
            </Text>
          )}
        </div>
      ),
      footer: totals && 'Total',
      rowHeader: true,
    },
    amount('charged', 'Charged'),
    {
      ...amount('collected', 'Collected'),
      cell: (row) => <Collected {...row} currency={currency} />,
      footer: totals && <Collected {...totals} currency={currency} />,
    },
    amount('arrears', 'Arrears'),
    amount('costs', 'Costs'),
    amount('commission', 'Commission'),
    amount('rent_tax', 'Rental Income Tax'),
    amount('net', 'Net'),
    rate('occupancy', 'Let'),
    rate('gross_yield', 'Yield'),
  ];
}
