import type { Disbursement } from '@rentsafe/domain/disbursement';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { leasePath, propertyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { disbursementKindTexts } from '../list/disbursementTexts';

type Line = Disbursement['lines'][number];

/** What a line is for: the property, the bill or the lease, else the kind of the disbursement. */
export const lineText = ({ kind }: Pick<Disbursement, 'kind'>, { property, bill, lease }: Line): string => {
  if (property) return property.name;
  if (bill) return `Bill ${bill.number}`;
  return lease ? `Lease ${lease.number}` : disbursementKindTexts[kind];
};

const hrefOf = ({ property, lease }: Line) =>
  property ? propertyPath(property.id) : lease ? leasePath(lease.id) : undefined;

/** Amounts Paid, line by line, with the sum; on paper without links. */
export function lineColumns(disbursement: Disbursement, isLinked: boolean): Column<Line>[] {
  const { amount, currency } = disbursement;
  return [
    {
      id: 'for',
      header: 'For',
      cell: (line) => {
        const text = lineText(disbursement, line);
        const href = isLinked ? hrefOf(line) : undefined;
        return href ? <RecordLink href={href}>{text}</RecordLink> : text;
      },
      rowHeader: true,
      footer: 'Total',
    },
    {
      id: 'amount',
      header: 'Amount',
      kind: 'money',
      cell: (line) => formatMoney(line.amount, currency),
      footer: formatMoney(amount, currency),
    },
  ];
}
