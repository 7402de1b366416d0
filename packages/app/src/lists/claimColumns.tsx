import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { claimPath, debtCallPath } from '../paths';
import { amountText } from '../text/Amounts';
import { claimStateTexts, claimTypeTexts } from '../text/claimTexts';
import { RecordLink } from '../text/RecordLink';
import { StateBadge } from '../text/StateBadge';
import { tightDateWidth } from './dateWidth';
import { figureWidth } from './figureWidth';

const dateColumn = (
  id: 'noticed_on' | 'listable_from' | 'listed_on' | 'ended_on',
  header: string,
): Column<LeaseClaim> => ({
  id,
  header,
  cell: (claim) => claim[id] && <DateText value={claim[id]} />,
  width: tightDateWidth,
});

const leaseColumn: Column<LeaseClaim> = {
  id: 'lease',
  header: 'Lease',
  cell: ({ lease }) => <RecordLink href={debtCallPath(lease.id)}>{lease.number}</RecordLink>,
  identifier: true,
  width: '4.5rem',
};

/** Against whom, how much, and how far it has come; of one lease without its number. */
export const claimColumns = (rows: readonly LeaseClaim[], withLease: boolean): Column<LeaseClaim>[] => [
  {
    id: 'party',
    header: 'Against',
    cell: ({ id, party }) => <RecordLink href={claimPath(id)}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  ...(withLease ? [leaseColumn] : []),
  { id: 'type', header: 'Type', cell: ({ type }) => claimTypeTexts[type], width: '5rem' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => amountText(amount),
    align: 'end',
    width: figureWidth(
      'Amount',
      rows.map(({ amount }) => amountText(amount)),
      6.25,
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StateBadge {...claimStateTexts[state]} />,
    width: '7rem',
  },
  dateColumn('noticed_on', 'Notice'),
  dateColumn('listable_from', 'Can Be Listed'),
  dateColumn('listed_on', 'Listed'),
  dateColumn('ended_on', 'Ended'),
];
