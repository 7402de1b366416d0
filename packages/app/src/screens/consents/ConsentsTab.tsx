import { type Consent, type ConsentState, readEvidence } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { consentsOf } from '../../api/consents';
import { useListPage } from '../../lists/useListPage';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { StateBadge, type StateTexts } from '../../page/StateBadge';
import { RecordPager } from '../record/RecordPager';
import { AddConsent } from './AddConsent';
import { ConsentNotice } from './ConsentNotice';
import type { WithdrawConsentProps } from './WithdrawConsentDialog';

const place = { name: 'consents', tab: 'consents' };

const stateTexts: StateTexts<ConsentState> = {
  valid: { label: 'Valid', tone: 'success' },
  expired: { label: 'Expired', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

export const consentColumns: Column<Consent>[] = [
  {
    id: 'evidence',
    header: 'Evidence',
    cell: ({ evidence }) => readEvidence(evidence).evidence,
    rowHeader: true,
  },
  { id: 'purpose', header: 'Purpose', cell: ({ evidence }) => readEvidence(evidence).purpose },
  { id: 'given', header: 'Given On', cell: ({ given_on }) => <DateText value={given_on} />, width: '8.5rem' },
  { id: 'until', header: 'Last Day', cell: ({ until_on }) => <DateText value={until_on} />, width: '8.5rem' },
  {
    id: 'withdrawn',
    header: 'Withdrawn On',
    cell: ({ withdrawn_on }) => withdrawn_on && <DateText value={withdrawn_on} />,
    width: '8.5rem',
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge {...stateTexts[state]} />, width: '7rem' },
];

const none: readonly Consent[] = [];
const features = [stackedRows()];
const load = async () => (await import('./WithdrawConsentDialog')).WithdrawConsentDialog;

interface ConsentsTabProps {
  party: PartyInput;
  name: string;
}

/** By which consents the reader's client reads about a person or a company. */
export function ConsentsTab({ party: { type, id }, name }: ConsentsTabProps) {
  const party = useMemo(() => ({ type, id }), [type, id]);
  const queries = useMemo(() => consentsOf(party), [party]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const { trigger, opened, onClose } = useLazyDialog<Consent, WithdrawConsentProps>(
    load,
    'The form could not be opened',
  );
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: consentColumns,
    rows,
    rowKey: (row) => row.id,
    total: page,
    features,
  });
  return (
    <Stack gap={4}>
      {page && <ConsentNotice type={type} name={name} consents={rows} />}
      <DataTable
        {...table}
        title="Consents"
        caption={`Consents of ${name}`}
        status={status}
        emptyHelp="Add a consent once you have it in writing."
        error={{ title: 'Could not fetch consents', help: error }}
        onRetry={onRefresh}
        actions={<AddConsent party={party} />}
        rowActions={(consent) =>
          consent.state === 'valid' && (
            <OpeningButton
              variant="ghost"
              aria-label={`Withdraw ${readEvidence(consent.evidence).evidence}`}
              pending={trigger.opening?.id === consent.id}
              trigger={trigger}
              subject={consent}
            >
              Withdraw…
            </OpeningButton>
          )
        }
        pagination={
          <RecordPager name="consents" records="consents" list={list} page={page} search={search} />
        }
      />
      {opened && <opened.Dialog consent={opened.subject} onClose={onClose} />}
    </Stack>
  );
}
