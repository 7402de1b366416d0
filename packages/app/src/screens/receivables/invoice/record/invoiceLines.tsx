import type { Charge, Invoice } from '@rentsafe/domain/charge';
import { formatMoney, toMinor } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { figureWidth } from '../../../../lists/figureWidth';

type Line = Invoice['lines'][number] & Partial<Pick<Charge, 'due_on' | 'vat_rate'>>;

/** The lines with what their charges say of them. */
export const linesOf = ({ lines, charges }: Invoice): Line[] =>
  lines.map((line) => {
    const charge = charges.find(({ id }) => id === line.charge);
    return { ...line, ...(charge && { due_on: charge.due_on, vat_rate: charge.vat_rate }) };
  });

/** What was charged, when it is due, and the totals below; VAT where there is any. */
export function lineColumns({ kind, currency, net, vat, total, lines }: Invoice): Column<Line>[] {
  const money = (id: 'net' | 'vat' | 'amount', header: string, sum: string): Column<Line> => ({
    id,
    header,
    cell: (row) => formatMoney(row[id], currency),
    footer: formatMoney(sum, currency),
    align: 'end',
    width: figureWidth(
      header,
      [...lines.map((row) => row[id]), sum].map((amount) => formatMoney(amount, currency)),
      6,
    ),
  });
  const due: Column<Line> = {
    id: 'due_on',
    header: 'Due',
    cell: ({ due_on }) => <DateText value={due_on ?? null} />,
    width: '7rem',
  };
  const rate: Column<Line> = {
    id: 'vat_rate',
    header: 'VAT Rate',
    cell: ({ vat: ofLine, vat_rate }) => (toMinor(ofLine) > 0n && vat_rate ? `${vat_rate}%` : '–'),
    align: 'end',
    width: '5.5rem',
  };
  const hasVat = toMinor(vat) > 0n;
  return [
    { id: 'description', header: 'Description', cell: 'description', rowHeader: true, footer: 'Total' },
    ...(kind === 'invoice' ? [due] : []),
    ...(hasVat ? [money('net', 'Net', net), rate, money('vat', 'VAT', vat)] : []),
    money('amount', 'Amount', total),
  ];
}
