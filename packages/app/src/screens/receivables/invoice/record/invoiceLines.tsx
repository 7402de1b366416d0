import type { Charge, Invoice } from '@rentsafe/domain/charge';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';

type Line = Invoice['lines'][number] & Partial<Pick<Charge, 'due_on' | 'vat_rate'>>;

/** The lines with what their charges say of them. */
export const linesOf = ({ lines, charges }: Invoice): Line[] =>
  lines.map((line) => {
    const charge = charges.find(({ id }) => id === line.charge);
    return { ...line, ...(charge && { due_on: charge.due_on, vat_rate: charge.vat_rate }) };
  });

/** What was charged, when it is due, and the totals below; VAT where there is any. */
export function lineColumns({ kind, currency, net, vat, total }: Invoice): Column<Line>[] {
  const money = (id: 'net' | 'vat' | 'amount', header: string, sum: string): Column<Line> => ({
    id,
    header,
    kind: 'money',
    cell: (row) => formatMoney(row[id], currency),
    footer: formatMoney(sum, currency),
  });
  const due: Column<Line> = {
    id: 'due_on',
    header: 'Due',
    kind: 'date',
    cell: ({ due_on }) => <DateText value={due_on ?? null} />,
  };
  const rate: Column<Line> = {
    id: 'vat_rate',
    header: 'VAT Rate',
    kind: 'number',
    cell: ({ vat: ofLine, vat_rate }) => (toMinor(ofLine) > 0n && vat_rate ? `${vat_rate}%` : '–'),
  };
  const hasVat = toMinor(vat) > 0n;
  return [
    { id: 'description', header: 'Description', cell: 'description', rowHeader: true, footer: 'Total' },
    ...(kind === 'invoice' ? [due] : []),
    ...(hasVat ? [money('net', 'Net', net), rate, money('vat', 'VAT', vat)] : []),
    money('amount', 'Amount', total),
  ];
}
