import { type Consent, readEvidence } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { consentsOf } from '../../../calls/consents';
import { totalOf } from '../../../calls/toPage';
import { AddConsent } from '../../../consent/AddConsent';
import { ConsentNotice } from '../../../consent/ConsentNotice';
import { consentColumns } from '../../../consent/consentColumns';
import { useListPage } from '../../../lists/useListPage';
import { RecordPager } from '../../../record/RecordPager';
import { useStepDialog } from '../../../record/useStepDialog';
import { ConsentStep } from './ConsentStep';
import { consentKind } from './consentKind';

const place = { name: 'consents', tab: 'consents' };

const none: readonly Consent[] = [];
const features = [stackedRows()];

interface ConsentsTabProps {
  party: PartyInput;
  name: string;
}

/** By which consents the reader's client reads about a person or a company. */
export function ConsentsTab({ party: { type, id }, name }: ConsentsTabProps) {
  const party = useMemo(() => ({ type, id }), [type, id]);
  const queries = useMemo(() => consentsOf(party), [party]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const { trigger, dialog } = useStepDialog(consentKind);
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: consentColumns,
    rows,
    rowKey: (row) => row.id,
    total: page && totalOf(page),
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
        rowActions={(consent) => (
          <ConsentStep
            verb="withdraw"
            consent={consent}
            label={`Withdraw ${readEvidence(consent.evidence).evidence}`}
            trigger={trigger}
          />
        )}
        pagination={
          <RecordPager name="consents" records="consents" list={list} page={page} search={search} />
        }
      />
      {dialog}
    </Stack>
  );
}
