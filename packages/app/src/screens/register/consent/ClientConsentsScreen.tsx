import { type Consent, consentFilters } from '@rentsafe/domain/consent';
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
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { useStepDialog } from '../../../record/useStepDialog';
import { ConsentStep } from './ConsentStep';
import { consentKind } from './consentKind';

type Ref = Consent['client'];

const noRefs: readonly Ref[] = [];
const clientKind = { ...consentKind, keyOf: () => consentList.key };

const choice = (id: string, label: string, refs: readonly Ref[]) => ({
  id,
  label,
  type: 'oneOf' as const,
  options: refs.map((ref) => ({ value: String(ref.id), label: ref.name })),
});

/** Of one client: the users among whom one can be chosen. */
function usePlace(client: string): ListPlace {
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
  const consents = useListScreen({ place, queries: consentList });
  const { trigger, dialog } = useStepDialog(clientKind);
  return (
    <Stack gap={4}>
      <PageHeader
        title="Consents"
        description="Consents recorded by client companies. A valid consent gives access to the full report."
      />
      <RecordList
        {...consents}
        records="consents"
        title="Consents of all clients"
        placeholder="Search by name..."
        columns={clientColumns}
        emptyHelp="Clients record a consent when they check a tenant."
        rowKey={({ id }) => id}
        rowName={({ party }) => party.name}
        canSelect={false}
        rowActions={(consent) => (
          <ConsentStep
            verb="end"
            consent={consent}
            label={`End the consent of ${consent.party.name} to ${consent.client.name}`}
            trigger={trigger}
          />
        )}
      />
      {dialog}
    </Stack>
  );
}
