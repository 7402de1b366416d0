import { type Lease, type LeaseState, leaseOnceInForce } from '@rentsafe/domain/lease';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { RecordTable } from '../../../../frame/RecordTable';
import { partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { capitalised } from '../../../../text/capitalised';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { leaseStateTexts } from '../list/leaseTexts';
import { LeaseBalance } from './LeaseBalance';
import { LeaseDeposits } from './LeaseDeposits';
import { type LeaseDate, leaseDates } from './leaseDates';
import { intervalLabels } from './leaseIntervals';

type PartyRow = Lease['parties'][number];
type ScheduleRow = Lease['schedules'][number];

const partyLink = (party: PartyRow['party']) => <RecordLink href={partyPath(party)}>{party.name}</RecordLink>;

const partyColumns: Column<PartyRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ party }) => party.name,
    cell: ({ party }) => partyLink(party),
    rowHeader: true,
  },
  { id: 'role', header: 'Role', cell: ({ role }) => capitalised(role) },
];

const scheduleColumns: Column<ScheduleRow>[] = [
  { id: 'type', header: 'Charge', cell: ({ type }) => capitalised(type), rowHeader: true },
  { id: 'every', header: 'Every', kind: 'state', cell: ({ every }) => intervalLabels[every] },
  { id: 'vat', header: 'VAT', kind: 'state', cell: ({ vat }) => (vat === 'standard' ? 'Added' : 'None') },
  {
    id: 'amount',
    header: 'Net Amount',
    cell: ({ steps, currency }) =>
      steps.map(({ from_on, amount }) => (
        <div key={from_on}>
          {formatMoney(amount, currency)} from <DateText value={from_on} />
        </div>
      )),
  },
];

const dateColumns: Column<LeaseDate>[] = [
  { id: 'on', header: 'Date', kind: 'date', cell: ({ on }) => <DateText value={on} /> },
  { id: 'what', header: 'Event', cell: 'what', rowHeader: true },
  { id: 'note', header: 'Note', cell: 'note' },
];

/** What a person must know of the state before anything else. */
const notes: Readonly<Partial<Record<LeaseState, (lease: Lease) => string>>> = {
  draft: () => 'This is a draft: nothing is charged until it is activated.',
  notice: ({ notice }) =>
    `Notice was given on ${day(notice?.given_on)}: the lease ends on ${day(notice?.ends_on)}.`,
  ended: ({ ended }) => `This lease ended on ${day(ended?.on)}.`,
  cancelled: () => 'This draft was cancelled.',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** All that was agreed, and what is owed: also what is printed as the summary of a lease. */
export function LeaseDetails({ lease }: { lease: Lease }) {
  const note = notes[lease.state]?.(lease);
  return (
    <Stack gap="section">
      {note && <Callout tone={lease.state === 'notice' ? 'warning' : 'info'}>{note}</Callout>}
      <Section
        title="Terms"
        items={[
          { term: 'State', description: <StateBadge {...leaseStateTexts[lease.state]} /> },
          { term: 'Unit', description: placeText(lease) },
          { term: 'Landlord', description: lease.landlord && partyLink(lease.landlord) },
          { term: 'From', description: day(lease.from_on) },
          { term: 'To', description: lease.to_on ? day(lease.to_on) : 'No end agreed' },
          { term: 'Due Day', description: String(lease.due_day) },
          { term: 'Grace', description: days(lease.grace_days) },
          { term: 'Notice', description: days(lease.notice_days) },
          {
            term: 'Deposit',
            description: lease.deposit && formatMoney(lease.deposit.amount, lease.deposit.currency),
          },
          { term: 'Business Use', description: lease.business_use ? 'Yes' : 'No' },
          { term: 'In Reports', description: lease.reportable ? 'Yes' : 'No' },
        ]}
      />
      <RecordTable title="Parties" columns={partyColumns} rows={lease.parties} />
      <RecordTable title="Charge Schedule" columns={scheduleColumns} rows={lease.schedules} />
      {leaseOnceInForce.includes(lease.state) && (
        <>
          <LeaseBalance id={lease.id} />
          <LeaseDeposits lease={lease} />
        </>
      )}
      <RecordTable title="Dates" columns={dateColumns} rows={leaseDates(lease)} />
    </Stack>
  );
}
