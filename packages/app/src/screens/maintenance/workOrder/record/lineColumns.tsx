import { formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountText } from '../../../../text/Amounts';
import { lineKindTexts } from '../list/workOrderTexts';

type Line = WorkOrder['lines'][number];

/** Work Done, line by line, with the sum. */
export function lineColumns({ actual }: WorkOrder): Column<Line>[] {
  const currency = actual?.currency ?? 'USD';
  const money = (amount: string) => formatMoney(amount, currency);
  return [
    {
      id: 'description',
      header: 'Description',
      cell: 'description',
      rowHeader: true,
      footer: 'Total',
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => lineKindTexts[kind], width: '7rem' },
    { id: 'quantity', header: 'Quantity', cell: 'quantity', align: 'end', width: '6rem' },
    { id: 'rate', header: 'Rate', cell: ({ rate }) => money(rate), align: 'end', width: '7rem' },
    { id: 'net', header: 'Net', cell: ({ net }) => money(net), align: 'end', width: '7rem' },
    { id: 'vat', header: 'VAT', cell: ({ vat }) => money(vat), align: 'end', width: '6rem' },
    {
      id: 'total',
      header: 'Total',
      cell: ({ net, vat }) => money(toDecimal(toMinor(net) + toMinor(vat))),
      align: 'end',
      width: '7.5rem',
      footer: actual && amountText(actual),
    },
  ];
}
