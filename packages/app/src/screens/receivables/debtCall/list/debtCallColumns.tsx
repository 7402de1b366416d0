import type { DebtCallRow } from '@rentsafe/domain/debtCall';
import { ageingBuckets, type Currency } from '@rentsafe/domain/money';
import { joinParts } from '@rentsafe/format/text';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';
import { FigureHeader } from '../../../../lists/FigureHeader';
import { debtCallPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { promiseText, stepTexts } from './debtCallTexts';

/** Who owes what, by age, when they last paid, and how far its collection has come. */
export function debtCallColumns(currency: Currency): Column<DebtCallRow>[] {
  const amount = (
    id: string,
    header: string,
    of: (row: DebtCallRow) => string | undefined,
  ): Column<DebtCallRow> => ({
    id,
    header: <FigureHeader>{header}</FigureHeader>,
    kind: 'money',
    label: header,
    value: of,
    cell: (row) => <Money amount={of(row)} currency={currency} />,
  });
  return [
    {
      id: 'lease',
      header: 'Lease',
      kind: 'reference',
      value: ({ lease }) => lease.number,
      cell: ({ lease }) => <RecordLink href={debtCallPath(lease.id)}>{lease.number}</RecordLink>,
      rowHeader: true,
    },
    {
      id: 'tenant',
      header: 'Tenant',
      kind: 'person',
      value: ({ tenant }) => tenant?.name,
      cell: ({ tenant }) => tenant?.name,
    },
    {
      id: 'step',
      header: 'Step',
      label: 'Step and promise',
      value: (row) => joinParts([stepTexts[row.step].label, promiseText(row)], ' · '),
      cell: (row) => (
        <div>
          <StateBadge {...stepTexts[row.step]} />
          {row.promise && (
            <Text size="sm" tone="muted">
              {promiseText(row)}
            </Text>
          )}
        </div>
      ),
    },
    ...ageingBuckets.map((label, index) => amount(`bucket_${index}`, label, ({ buckets }) => buckets[index])),
    amount('total', 'Total', ({ total }) => total),
    {
      id: 'last_paid_on',
      header: 'Last Paid',
      kind: 'date',
      value: ({ last_paid_on }) => last_paid_on,
      cell: ({ last_paid_on }) => <DateText value={last_paid_on} />,
    },
  ];
}
