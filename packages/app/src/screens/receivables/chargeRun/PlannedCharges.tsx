import type { ChargeRunPreview } from '@rentsafe/domain/charge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { useState } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { leasePath } from '../../../paths';
import { amountText } from '../../../text/Amounts';
import { RecordLink } from '../../../text/RecordLink';

type Planned = ChargeRunPreview['rows'][number];

const columns: Column<Planned>[] = [
  {
    id: 'lease',
    header: 'Lease',
    kind: 'reference',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    rowHeader: true,
  },
  { id: 'tenant', header: 'Tenant', cell: ({ tenant }) => tenant?.name },
  { id: 'description', header: 'Charge', cell: 'description' },
  { id: 'due_on', header: 'Due', kind: 'date', cell: ({ due_on }) => <DateText value={due_on} /> },
  {
    id: 'amount',
    header: 'With VAT',
    kind: 'money',
    value: ({ amount }) => amountText(amount),
    cell: ({ amount }) => amountText(amount),
  },
];

/** Rows that are shown at first. */
const FIRST = 20;

/** What a run would charge, lease by lease. */
export function PlannedCharges({ rows }: Pick<ChargeRunPreview, 'rows'>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={2}>
      <RecordTable title="To Be Charged" columns={columns} rows={isWhole ? rows : rows.slice(0, FIRST)} />
      {!isWhole && rows.length > FIRST && (
        <div>
          <Button onClick={() => setWhole(true)}>Show all {rows.length.toLocaleString('en')} charges</Button>
        </div>
      )}
    </Stack>
  );
}
