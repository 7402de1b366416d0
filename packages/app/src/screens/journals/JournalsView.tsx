import type { Journal, JournalKind } from '@rentsafe/domain/journal';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useMemo } from 'react';
import { CreateButton } from '../../lists/CreateButton';
import { tightDateWidth } from '../../lists/dateWidth';
import { figureWidth } from '../../lists/figureWidth';
import { manyColumns } from '../../lists/manyColumns.css';
import { RecordList } from '../../lists/RecordList';
import type { ListViewProps } from '../../lists/useListScreen';
import { OpeningButton } from '../../overlays/OpeningButton';
import type { Opening } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { day } from '../../page/day';
import { RecordLink } from '../../page/RecordLink';
import { landlordPath, leasePath, partyPath } from '../../page/recordPaths';
import { StateBadge } from '../../page/StateBadge';
import { useRouteHandle } from '../../page/useArrival';
import { useMay } from '../../session/useMay';
import { actionLabels, actionsOf, type JournalTask } from './journalActions';
import { accountName, contraText, isOfCustomer, journalEffects, journalStateTexts } from './journalTexts';

export interface JournalsViewProps extends ListViewProps<Journal> {
  kind: JournalKind;
  creation: Opening<string>;
  task: Opening<JournalTask>;
}

const accountPath = ({ lease, landlord, party }: Journal): string => {
  if (lease) return leasePath(lease.id);
  if (landlord) return landlordPath(landlord.id);
  return party ? partyPath(party) : '';
};

const small = (text: string) => (
  <Text size="sm" tone="muted">
    {text}
  </Text>
);

const byText = ({ made_by, posted_by, alone }: Journal) =>
  `by ${(posted_by ?? made_by).name}${alone ? ', alone' : ''}`;

const reversedText = ({ reversed }: Journal) =>
  reversed ? `Reversed on ${day(reversed.on)}: ${reversed.reason}` : '';

const columnsFor = (rows: readonly Journal[]): Column<Journal>[] => [
  {
    id: 'number',
    header: 'Journal',
    cell: 'number',
    rowHeader: true,
    identifier: true,
    width: '6.25rem',
  },
  {
    id: 'on',
    header: 'Date',
    value: ({ on }) => on,
    cell: ({ on }) => <DateText value={on} />,
    width: tightDateWidth,
  },
  {
    id: 'account',
    header: 'Account',
    value: accountName,
    cell: (journal) => (
      <div>
        <RecordLink href={accountPath(journal)}>{accountName(journal)}</RecordLink>
        {small((journal.lease?.number ?? journal.property?.name) || '')}
      </div>
    ),
    width: '12rem',
  },
  { id: 'contra', header: 'Contra', value: contraText, cell: contraText, width: '6.5rem' },
  {
    id: 'reason',
    header: 'Reason',
    value: (journal) => [journal.reason, reversedText(journal)].filter(Boolean).join('. '),
    cell: (journal) => (
      <div>
        {journal.reason}
        {journal.reversed && small(reversedText(journal))}
      </div>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amountText(amount),
    cell: ({ amount }) => amountText(amount),
    align: 'end',
    width: figureWidth(
      'Amount',
      rows.map(({ amount }) => amountText(amount)),
      5.75,
      1,
    ),
  },
  {
    id: 'state',
    header: 'State',
    value: (journal) => `${journalStateTexts[journal.state].label} ${byText(journal)}`,
    cell: (journal) => (
      <div>
        <StateBadge {...journalStateTexts[journal.state]} />
        {small(byText(journal))}
      </div>
    ),
    width: '8rem',
  },
];

/** Corrections of what customers owe, or creditors are owed: the h1 says which, the caption whose. */
export function JournalsView({ kind, creation, task, ...list }: JournalsViewProps) {
  const { label = '' } = useRouteHandle();
  const isAdmin = useMay()('postJournal');
  const { page } = list;
  const columns = useMemo(() => columnsFor(page?.results ?? []), [page]);
  const owners = isOfCustomer(kind) ? 'Customers' : 'Creditors';
  return (
    <Stack gap="section">
      <PageHeader
        title={label}
        description={`${owners} · Journal: ${journalEffects[kind]}.`}
        actions={<CreateButton label="New Journal" creation={creation} />}
      />
      <div className={manyColumns}>
        <RecordList
          {...list}
          records="journals"
          placeholder="By number, reason or account"
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ number }) => number}
          canSelect={false}
          rowActions={(journal) => (
            <Inline gap={1} justify="end">
              {actionsOf(journal, isAdmin).map((action) => (
                <OpeningButton
                  key={action}
                  size="sm"
                  variant={action === 'post' ? 'secondary' : 'ghost'}
                  aria-label={`${actionLabels[action].replace('…', '')} ${journal.number}`}
                  pending={task.opening?.action === action && task.opening.journal.id === journal.id}
                  trigger={task}
                  subject={{ action, journal }}
                >
                  {actionLabels[action]}
                </OpeningButton>
              ))}
            </Inline>
          )}
          emptyHelp="A journal is prepared by one person, and posted by another Admin."
        />
      </div>
    </Stack>
  );
}
