import type { Currency } from '@rentsafe/domain/money';
import type { LandlordStatementRow } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { RecordTable } from '../../../frame/RecordTable';
import { type StatementAmount, statementAmounts, sumOf } from './statementSums';

interface StatementFiguresProps {
  rows: readonly LandlordStatementRow[];
  currency: Currency;
}

/** Properties side by side on a sheet. */
export const ABREAST = 3;

const names = Object.keys(statementAmounts) as StatementAmount[];

/** From the opening to the closing balance of each property, and of all of them. */
export function StatementFigures({ rows, currency }: StatementFiguresProps) {
  const tables = Array.from({ length: Math.ceil(rows.length / ABREAST) }, (_, index) =>
    rows.slice(index * ABREAST, (index + 1) * ABREAST),
  );
  return tables.map((some, index) => (
    <RecordTable
      key={some[0]?.property.id}
      title={index === 0 ? 'Summary' : `Summary, continued (${index + 1} of ${tables.length})`}
      columns={columnsOf(some, index === tables.length - 1 && rows.length > 1 ? rows : undefined, currency)}
      rows={names}
    />
  ));
}

function columnsOf(
  some: readonly LandlordStatementRow[],
  all: readonly LandlordStatementRow[] | undefined,
  currency: Currency,
): Column<StatementAmount>[] {
  const figures = [
    ...some.map((row) => ({ id: String(row.property.id), header: row.property.name, rows: [row] })),
    ...(all ? [{ id: 'total', header: 'Total', rows: all }] : []),
  ];
  return [
    {
      id: 'figure',
      header: 'Figure',
      value: (name) => statementAmounts[name],
      cell: (name) => strong(name, statementAmounts[name]),
      rowHeader: true,
    },
    ...figures.map(
      ({ id, header, rows }): Column<StatementAmount> => ({
        id,
        header,
        kind: 'money',
        value: (name) => sumOf(rows, name),
        cell: (name) => strong(name, <Money amount={sumOf(rows, name)} currency={currency} />),
      }),
    ),
  ];
}

const strong = (name: StatementAmount, content: React.ReactNode) =>
  name === 'opening' || name === 'closing' ? <strong>{content}</strong> : content;
