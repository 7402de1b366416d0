import { type Consent, readEvidence } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { consentsOf } from '../../../calls/consents';
import { AddConsent } from '../../../consent/AddConsent';
import { ConsentNotice } from '../../../consent/ConsentNotice';
import { consentColumns } from '../../../consent/consentColumns';
import type { WithdrawConsentProps } from '../../../consent/WithdrawConsentDialog';
import { useListPage } from '../../../lists/useListPage';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { RecordPager } from '../../../record/RecordPager';

const place = { name: 'consents', tab: 'consents' };

const none: readonly Consent[] = [];
const features = [stackedRows()];
const load = async () => (await import('../../../consent/WithdrawConsentDialog')).WithdrawConsentDialog;

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
