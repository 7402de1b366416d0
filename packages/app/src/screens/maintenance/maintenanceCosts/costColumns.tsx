import type { CostGrouping, MaintenanceCostRow, MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordLink } from '../../../text/RecordLink';
import { groupingTexts, hrefOf, keyText } from './costTexts';

const figures = [
  { id: 'net', header: 'Net' },
  { id: 'vat', header: 'VAT' },
  { id: 'total', header: 'Total' },
] as const;

const planned = [
  { id: 'budget', header: 'Budget' },
  { id: 'left', header: 'Remaining' },
] as const;

/** Contractors and bearers have no budget. */
const hasBudget = (by: CostGrouping) => by !== 'contractor' && by !== 'bearer';

/** What each came to, and what is left of its budget, with the sums. */
export function costColumns({ by, currency, totals }: MaintenanceCosts): Column<MaintenanceCostRow>[] {
  const money = (amount: string | null) => (amount === null ? null : formatMoney(amount, currency));
  return [
    {
      id: 'key',
      header: groupingTexts[by],
      value: (row) => keyText(by, row),
      cell: (row) => {
        const href = hrefOf(by, row);
        const text = keyText(by, row);
        return href ? <RecordLink href={href}>{text}</RecordLink> : text;
      },
      rowHeader: true,
      footer: 'Total',
    },
    {
      id: 'orders',
      header: 'Orders',
      kind: 'number',
      value: ({ orders }) => orders,
      cell: ({ orders }) => orders,
      footer: totals.orders,
    },
    ...[...figures, ...(hasBudget(by) ? planned : [])].map(({ id, header }): Column<MaintenanceCostRow> => {
      return {
        id,
        header,
        kind: 'money',
        value: (row) => row[id],
        cell: (row) => money(row[id]) ?? '–',
        footer: money(totals[id]) ?? '–',
      };
    }),
  ];
}
