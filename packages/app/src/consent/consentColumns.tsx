import { type Consent, readEvidence } from '@rentsafe/domain/consent';
import { formatDateTime } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { partyPath } from '../paths';
import { RecordLink } from '../text/RecordLink';
import { StateBadge } from '../text/StateBadge';
import { consentStateTexts, shownState } from './consentStates';

const evidence: Column<Consent> = {
  id: 'evidence',
  header: 'Evidence',
  cell: ({ evidence }) => readEvidence(evidence).evidence,
};

const purpose: Column<Consent> = {
  id: 'purpose',
  header: 'Purpose',
  cell: ({ evidence }) => readEvidence(evidence).purpose,
};

const until: Column<Consent> = {
  id: 'until',
  header: 'Last Day',
  kind: 'date',
  value: ({ until_on }) => until_on,
  cell: ({ until_on }) => <DateText value={until_on} />,
};

const state: Column<Consent> = {
  id: 'state',
  header: 'State',
  kind: 'state',
  value: (consent) => consentStateTexts[shownState(consent)].label,
  cell: (consent) => <StateBadge {...consentStateTexts[shownState(consent)]} />,
};

/** Of the consents of one person or company. */
export const consentColumns: Column<Consent>[] = [
  { ...evidence, rowHeader: true },
  purpose,
  { id: 'given', header: 'Given On', kind: 'date', cell: ({ given_on }) => <DateText value={given_on} /> },
  until,
  {
    id: 'withdrawn',
    header: 'Withdrawn On',
    kind: 'date',
    cell: ({ withdrawn_on }) => withdrawn_on && <DateText value={withdrawn_on} />,
  },
  state,
];

const recorder: Column<Consent> = {
  id: 'recorder',
  header: 'Recorded By',
  cell: ({ created_by }) => created_by?.name,
};

/** Of the consents of one person or company, for themselves: who recorded them, and how they were told. */
export const heldConsentColumns: Column<Consent>[] = [
  ...consentColumns,
  recorder,
  {
    id: 'told',
    header: 'Notified',
    cell: ({ told }) =>
      told
        ? `By ${told.channel === 'sms' ? 'SMS' : 'email'}, ${formatDateTime(told.at)}`
        : 'No address on record',
  },
];

const EvidenceFor = ({ evidence, purpose }: ReturnType<typeof readEvidence>) => (
  <div>
    {evidence}
    {purpose && (
      <Text size="sm" tone="muted">
        {purpose}
      </Text>
    )}
  </div>
);

/** Of the consents of all clients. */
export const clientColumns: Column<Consent>[] = [
  {
    id: 'party',
    header: 'Name',
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={partyPath(party)}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  { id: 'client', header: 'Client', cell: ({ client }) => client.name },
  recorder,
  {
    ...evidence,
    value: ({ evidence }) => readEvidence(evidence).evidence,
    cell: (consent) => <EvidenceFor {...readEvidence(consent.evidence)} />,
  },
  until,
  state,
];

/** Of all consents of a book. */
export const bookColumns: Column<Consent>[] = [
  {
    id: 'party',
    header: 'Name',
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={`${partyPath(party)}?tab=consents`}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  evidence,
  purpose,
  until,
  state,
];
