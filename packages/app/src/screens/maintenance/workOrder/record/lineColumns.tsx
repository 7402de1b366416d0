import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountText } from '../../../../text/Amounts';
import { lineKindTexts } from '../list/workOrderTexts';

type Line = WorkOrder['lines'][number];

/** Work Done, line by line, with the sum. */
export function lineColumns({ actual, currency }: WorkOrder): Column<Line>[] {
  const money = (amount: string) => formatMoney(amount, currency);
  return [
    {
      id: 'description',
      header: 'Description',
      cell: 'description',
      rowHeader: true,
      footer: 'Total',
    },
    { id: 'kind', header: 'Kind', kind: 'state', cell: ({ kind }) => lineKindTexts[kind] },
    { id: 'quantity', header: 'Quantity', kind: 'number', cell: 'quantity' },
    { id: 'rate', header: 'Rate', kind: 'money', cell: ({ rate }) => money(rate) },
    { id: 'net', header: 'Net', kind: 'money', cell: ({ net }) => money(net) },
    { id: 'vat', header: 'VAT', kind: 'money', cell: ({ vat }) => money(vat) },
    {
      id: 'total',
      header: 'Total',
      kind: 'money',
      cell: ({ net, vat }) => money(toDecimal(toMinor(net) + toMinor(vat))),
      footer: actual && amountText(actual),
    },
  ];
}
