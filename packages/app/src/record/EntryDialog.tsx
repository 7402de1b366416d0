import type { Entry } from '@rentsafe/domain/entry';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { entryQuery } from '../calls/entries';
import { Fetched } from '../calls/Fetched';
import { RecordTable } from '../frame/RecordTable';
import { day } from '../text/day';
import { accountText, entryTypes, transfersOf } from '../text/entryTexts';
import { Section } from './Section';

interface EntryDialogProps {
  /** Whose book it is in. */
  client: number;
  /** The lease that is looked at. @default all that was posted is shown */
  lease?: number;
  /** The number of the entry in the book. */
  seq: number;
  onClose: () => void;
}

/** What was posted, such as with an amount of a statement. */
export function EntryDialog({ client, lease, seq, onClose }: EntryDialogProps) {
  const query = useQuery(entryQuery(client, seq));
  return (
    <Dialog open onOpenChange={onClose} closeOnOutside initialFocus="title" size="lg" title={`Entry ${seq}`}>
      <Fetched query={query} subject="the entry">
        {(entry) => <EntryDetails lease={lease} entry={entry} />}
      </Fetched>
    </Dialog>
  );
}

type Transfer = Entry['transfers'][number];

const columns: Column<Transfer>[] = [
  { id: 'debit', header: 'Debit', cell: ({ debit }) => accountText(debit), rowHeader: true },
  { id: 'credit', header: 'Credit', cell: ({ credit }) => accountText(credit) },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
];

const numberOf = (seq: number | null) => seq && `Entry ${seq}`;

function EntryDetails({ lease, entry }: { lease: number | undefined; entry: Entry }) {
  return (
    <Stack gap="section">
      <Section
        title="Posted"
        items={[
          { term: 'Type', description: entryTypes[entry.kind] },
          { term: 'Effective On', description: day(entry.effective_on) },
          { term: 'Recorded', description: <DateText value={entry.recorded_at} withTime /> },
          { term: 'By', description: entry.user.name },
          { term: 'Reason', description: entry.reason },
          { term: 'Reverses', description: numberOf(entry.reverses) },
          { term: 'Reversed By', description: numberOf(entry.reversed_by) },
        ]}
      />
      <RecordTable
        title="Transfers"
        columns={columns}
        rows={lease === undefined ? entry.transfers : transfersOf(lease, entry)}
      />
    </Stack>
  );
}
