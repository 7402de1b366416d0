import type { ChargeRun } from '@rentsafe/domain/charge';
import type { Column } from '@rentsafe/ui/DataTable';
import { RecordTable } from '../../../frame/RecordTable';
import { leasePath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { serverSentence } from '../../../text/serverSentence';

type Skipped = ChargeRun['skipped'][number];

const columns: Column<Skipped>[] = [
  {
    id: 'lease',
    header: 'Lease',
    kind: 'reference',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    value: ({ reason }) => serverSentence(reason),
    cell: ({ reason }) => serverSentence(reason),
  },
];

/** The leases that a run cannot charge until somebody mends what is wrong. */
export const SkippedLeases = ({ skipped }: Pick<ChargeRun, 'skipped'>) => (
  <RecordTable title="Not Charged" columns={columns} rows={skipped} />
);
