import type { AgeingPage, AgeingRow } from '@rentsafe/domain/ledgerReport';
import { ageingBuckets, type Currency } from '@rentsafe/domain/money';
import { joinParts } from '@rentsafe/format/text';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';
import { FigureHeader } from '../../../lists/FigureHeader';
import { leasePath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';

type Aged = AgeingPage['totals'];

/** Lease, tenant with the property, what is owed in each bucket with the totals, and since when. */
export function ageingColumns(page: AgeingPage | undefined, currency: Currency): Column<AgeingRow>[] {
  const totals = page?.totals;
  const amount = (id: string, header: string, of: (aged: Aged) => string | undefined): Column<AgeingRow> => ({
    id,
    header: <FigureHeader>{header}</FigureHeader>,
    kind: 'money',
    label: header,
    value: of,
    cell: (row) => <Money amount={of(row)} currency={currency} />,
    footer: totals && <Money amount={of(totals)} currency={currency} />,
  });
  return [
    {
      id: 'lease',
      header: 'Lease',
      kind: 'reference',
      value: ({ lease }) => lease.number,
      cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
      footer: totals && 'Total',
      rowHeader: true,
    },
    {
      id: 'tenant',
      header: 'Tenant',
      label: 'Tenant and property',
      value: ({ tenant, property }) => joinParts([tenant?.name, property.name], ' · '),
      cell: ({ tenant, property }) => (
        <div>
          {tenant?.name}
          <Text size="sm" tone="muted">
            {property.name}
          </Text>
        </div>
      ),
    },
    ...ageingBuckets.map((label, index) => amount(`bucket_${index}`, label, ({ buckets }) => buckets[index])),
    amount('total', 'Total', ({ total }) => total),
    {
      id: 'oldest_due_on',
      header: 'Due Since',
      kind: 'date',
      value: ({ oldest_due_on }) => oldest_due_on,
      cell: ({ oldest_due_on }) => <DateText value={oldest_due_on} />,
    },
  ];
}
