import { type Journal, type JournalKind, journalSteps } from '@rentsafe/domain/journal';
import { type VerbOf, verbsOf } from '@rentsafe/domain/step';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Ban, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouteHandle } from '../../../frame/useArrival';
import { PageHelp } from '../../../help/PageHelp';
import { CreateButton } from '../../../lists/CreateButton';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { landlordPath, leasePath, partyPath } from '../../../paths';
import type { StepTask } from '../../../record/useStepDialog';
import { useStepLevel } from '../../../session/useMay';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';
import { journalKind } from './journalKind';
import { accountName, contraText, isOfCustomer, journalEffects, journalStateTexts } from './journalTexts';

/** Two of three actions as icons, so that the state fits beside them. */
const actionIcons: Partial<Record<VerbOf<typeof journalSteps>, ReactNode>> = {
  edit: <Pencil aria-hidden="true" />,
  cancel: <Ban aria-hidden="true" />,
};

export interface JournalsViewProps extends ListViewProps<Journal> {
  kind: JournalKind;
  creation: Opening<string>;
  task: Opening<StepTask<typeof journalSteps>>;
}

const accountPath = ({ lease, landlord, party }: Journal): string => {
  if (lease) return leasePath(lease.id);
  if (landlord) return landlordPath(landlord.id);
  return party ? partyPath(party) : '';
};

/** Who did what with it last, as far as it is known, and why it was taken back. */
function stepText({ made_by, posted_by, alone, reversed }: Journal): string {
  if (reversed) return `Reversed on ${day(reversed.on)}: ${reversed.reason}`;
  return posted_by ? `Posted by ${posted_by.name}${alone ? ', alone' : ''}` : `Prepared by ${made_by.name}`;
}

const columns: Column<Journal>[] = [
  {
    id: 'number',
    header: 'Journal',
    kind: 'reference',
    cell: 'number',
    rowHeader: true,
  },
  {
    id: 'on',
    header: 'Date',
    kind: 'date',
    value: ({ on }) => on,
    cell: ({ on }) => <DateText value={on} />,
  },
  {
    id: 'account',
    header: 'Account',
    value: accountName,
    cell: (journal) => (
      <div>
        <RecordLink href={accountPath(journal)}>{accountName(journal)}</RecordLink>{' '}
        <Text as="div" size="sm" tone="muted">
          {journal.lease?.number ?? journal.property?.name}
        </Text>
      </div>
    ),
  },
  { id: 'contra', header: 'Contra Account', value: contraText, cell: contraText },
  {
    id: 'reason',
    header: 'Reason',
    value: (journal) => `${journal.reason}. ${stepText(journal)}`,
    cell: (journal) => (
      <div>
        {journal.reason}
        <Text size="sm" tone="muted">
          {stepText(journal)}
        </Text>
      </div>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ amount }) => amountText(amount),
    cell: ({ amount }) => amountText(amount),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => journalStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...journalStateTexts[state]} />,
  },
];

/** Corrections of what customers owe, or creditors are owed: the h1 says which, the caption whose. */
export function JournalsView({ kind, creation, task, ...list }: JournalsViewProps) {
  const { label = '' } = useRouteHandle();
  const level = useStepLevel();
  const owners = isOfCustomer(kind) ? 'Customers' : 'Creditors';
  return (
    <PageHelp subject="journals">
      <Stack gap="section">
        <PageHeader
          title={label}
          tag={<HelpButton />}
          description={`${owners}. ${journalEffects[kind]}`}
          actions={<CreateButton label="New Journal" creation={creation} />}
        />
        <RecordList
          {...list}
          records="journals"
          placeholder="By number, reason or account"
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ number }) => number}
          canSelect={false}
          rowActions={(journal) =>
            verbsOf(journalSteps, journal, level).map((verb) => {
              const { label = '' } = journalKind.looks[verb] ?? {};
              return (
                <OpeningButton
                  key={verb}
                  size="sm"
                  variant={verb === 'post' ? 'secondary' : 'ghost'}
                  aria-label={`${label.replace('…', '')} ${journal.number}`}
                  pending={task.opening?.verb === verb && task.opening.record.id === journal.id}
                  trigger={task}
                  subject={{ verb, record: journal }}
                >
                  {actionIcons[verb] ?? label}
                </OpeningButton>
              );
            })
          }
          emptyHelp="A journal is prepared by one person, and posted by another Admin."
        />
      </Stack>
    </PageHelp>
  );
}
