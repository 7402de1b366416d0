import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { claimPath, debtCallPath } from '../paths';
import { amountText } from '../text/Amounts';
import { claimStateTexts, claimTypeTexts } from '../text/claimTexts';
import { RecordLink } from '../text/RecordLink';
import { StateBadge } from '../text/StateBadge';

const dateColumn = (
  id: 'noticed_on' | 'listable_from' | 'listed_on' | 'ended_on',
  header: string,
): Column<LeaseClaim> => ({
  id,
  header,
  kind: 'date',
  value: (claim) => claim[id],
  cell: (claim) => claim[id] && <DateText value={claim[id]} />,
});

const leaseColumn: Column<LeaseClaim> = {
  id: 'lease',
  header: 'Lease',
  kind: 'reference',
  value: ({ lease }) => lease.number,
  cell: ({ lease }) => <RecordLink href={debtCallPath(lease.id)}>{lease.number}</RecordLink>,
};

/** Against whom, how much, and how far it has come; of one lease without its number. */
export const claimColumns = (withLease: boolean): Column<LeaseClaim>[] => [
  {
    id: 'party',
    header: 'Against',
    value: ({ party }) => party.name,
    cell: ({ id, party }) => <RecordLink href={claimPath(id)}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  ...(withLease ? [leaseColumn] : []),
  { id: 'type', header: 'Type', kind: 'state', cell: ({ type }) => claimTypeTexts[type] },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount }) => amountText(amount),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => claimStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...claimStateTexts[state]} />,
  },
  dateColumn('noticed_on', 'Notice'),
  dateColumn('listable_from', 'Can Be Listed'),
  dateColumn('listed_on', 'Listed'),
  dateColumn('ended_on', 'Ended'),
];
