import type { ChargeRun } from '@rentsafe/domain/charge';
import type { Column } from '@rentsafe/ui/DataTable';
import { Link } from '@rentsafe/ui/Link';
import { leasePath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { RecordTable } from '../record/RecordTable';

type Skipped = ChargeRun['skipped'][number];

const columns: Column<Skipped>[] = [
  {
    id: 'lease',
    header: 'Lease',
    value: ({ lease }) => lease.number,
    cell: ({ lease }) => (
      <Link asChild underline="hover">
        {renderLink({ href: leasePath(lease.id), children: lease.number })}
      </Link>
    ),
    rowHeader: true,
    identifier: true,
    width: '8rem',
  },
  { id: 'reason', header: 'Reason', cell: 'reason' },
];

/** The leases that a run cannot charge until somebody mends what is wrong. */
export const SkippedLeases = ({ skipped }: Pick<ChargeRun, 'skipped'>) => (
  <RecordTable title="Not Charged" columns={columns} rows={skipped} />
);
