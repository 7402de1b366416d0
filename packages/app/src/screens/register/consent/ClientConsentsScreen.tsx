import { type Consent, consentFilters } from '@rentsafe/domain/consent';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allClientsQuery } from '../../../calls/clients';
import { consentList } from '../../../calls/consents';
import { allUsersQuery } from '../../../calls/users';
import { clientColumns } from '../../../consent/consentColumns';
import { consentStateTexts } from '../../../consent/consentStates';
import { optionsOf } from '../../../forms/options';
import { ListNotices } from '../../../lists/ListNotices';
import { ListPager } from '../../../lists/ListPager';
import { ListSearch } from '../../../lists/ListSearch';
import type { ListPlace } from '../../../lists/listUrl';
import { NoMatch } from '../../../lists/NoMatch';
import { RefreshButton } from '../../../lists/RefreshButton';
import { useListPage } from '../../../lists/useListPage';
import { useStepDialog } from '../../../record/useStepDialog';
import { ConsentStep } from './ConsentStep';
import { consentKind } from './consentKind';

type Ref = Consent['client'];

const none: readonly Consent[] = [];
const noRefs: readonly Ref[] = [];
const clientKind = { ...consentKind, keyOf: () => consentList.key };

const choice = (id: string, label: string, refs: readonly Ref[]) => ({
  id,
  label,
  type: 'oneOf' as const,
  options: refs.map((ref) => ({ value: String(ref.id), label: ref.name })),
});

/** Of one client: the users among whom one can be chosen. */
function usePlace(client: string): ListPlace & { filters: NonNullable<ListPlace['filters']> } {
  const { data: clients = noRefs } = useQuery(allClientsQuery);
  const { data: users = noRefs } = useQuery({ ...allUsersQuery(Number(client)), enabled: client !== '' });
  return useMemo(
    () => ({
      name: 'consents',
      filters: [
        {
          id: 'state',
          label: 'State',
          type: 'oneOf',
          options: optionsOf(consentFilters, (state) => consentStateTexts[state].label),
        },
        choice('client', 'Client', clients),
        ...(users.length > 0 ? [choice('user', 'Recorded By', users)] : []),
      ],
    }),
    [clients, users],
  );
}

/** For Admins of the provider: the consents of all clients, who recorded them, and ending one. */
export function ClientConsentsScreen() {
  const [address] = useSearchParams();
  const client = address.get('consents_client') ?? '';
  const place = usePlace(client);
  const consents = useListPage({ place, queries: consentList });
  const { list, status, page, search, error, onRefresh, onFilters, onSearch } = consents;
  const { trigger, dialog } = useStepDialog(clientKind);
  const table = useDataTable({
    columns: clientColumns,
    rows: page?.results ?? none,
    rowKey: ({ id }) => id,
    total: page,
    features: [
      stackedRows(),
      filtering<Consent>({
        filters: place.filters,
        value: consents.filters,
        onFiltersChange: (event) => onFilters(event.filters),
      }),
    ],
  });
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  return (
    <Stack gap={4}>
      <PageHeader
        title="Consents"
        description="Consents recorded by client companies. A valid consent gives access to the full report."
      />
      <ListNotices missingPage={consents.missingPage} refusedFilters={consents.refusedFilters} />
      <DataTable
        {...table}
        caption="Consents of all clients"
        status={status}
        search={
          <ListSearch records="consents" placeholder="Search by name..." q={list.q} onSearch={onSearch} />
        }
        menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
        filtered={isNarrowed}
        emptyHelp={
          isNarrowed ? (
            <NoMatch records="consents" q={list.q} action={null} />
          ) : (
            'Clients record a consent when they check a tenant.'
          )
        }
        error={{ title: 'Could not fetch consents', help: error }}
        onRetry={onRefresh}
        rowActions={(consent) => (
          <ConsentStep
            verb="end"
            consent={consent}
            label={`End the consent of ${consent.party.name} to ${consent.client.name}`}
            trigger={trigger}
          />
        )}
        pagination={<ListPager name="consents" records="consents" list={list} page={page} search={search} />}
      />
      {dialog}
    </Stack>
  );
}
