import type { ChargeRun } from '@rentsafe/domain/charge';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../../../frame/RecordTable';
import { leasePath } from '../../../paths';
import { withShownDays } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';

type Skipped = ChargeRun['skipped'][number];

const columns: Column<Skipped>[] = [
  {
    id: 'lease',
    header: 'Lease',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '8rem',
  },
  {
    id: 'reason',
    header: 'Reason',
    value: ({ reason }) => withShownDays(reason),
    cell: ({ reason }) => withShownDays(reason),
  },
];

/** The leases that a run cannot charge until somebody mends what is wrong. */
export const SkippedLeases = ({ skipped }: Pick<ChargeRun, 'skipped'>) => (
  <RecordTable title="Not Charged" columns={columns} rows={skipped} />
);
