import type { Currency } from '@rentsafe/domain/money';
import { toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import type { LandlordStatement } from '../../../calls/landlordStatements';
import { RecordLink } from '../../../text/RecordLink';
import { type StatementAmount, sumOf } from './statementSums';

const figures: readonly [header: string, ...names: StatementAmount[]][] = [
  ['Opening', 'opening'],
  ['Collected', 'collected_net', 'collected_vat'],
  ['Commission', 'commission', 'commission_vat'],
  ['Rental Income Tax', 'rent_tax'],
  ['Paid Out', 'disbursed'],
  ['Other', 'bills', 'journals', 'shortfall'],
  ['Closing', 'closing'],
];

/** What each landlord's statement comes to, with VAT, and the way to it. What did not move has no column. */
export function landlordColumns(
  statements: readonly LandlordStatement[],
  currency: Currency,
  hrefOf: (name: string) => string,
): Column<LandlordStatement>[] {
  const all = statements.flatMap(({ rows }) => rows);
  return [
    {
      id: 'landlord',
      header: 'Landlord',
      kind: 'person',
      value: ({ landlord }) => landlord.name,
      cell: ({ landlord }) => <RecordLink href={hrefOf(landlord.name)}>{landlord.name}</RecordLink>,
      footer: 'Total',
      rowHeader: true,
    },
    ...figures.flatMap(([header, ...names]): Column<LandlordStatement>[] => {
      const amounts = statements.map(({ rows }) => sumOf(rows, ...names));
      if (header !== 'Closing' && amounts.every((amount) => toMinor(amount) === 0n)) return [];
      const total = sumOf(all, ...names);
      return [
        {
          id: header,
          header,
          kind: 'money',
          value: ({ rows }) => sumOf(rows, ...names),
          cell: ({ rows }) => <Money amount={sumOf(rows, ...names)} currency={currency} />,
          footer: <Money amount={total} currency={currency} />,
        },
      ];
    }),
  ];
}
