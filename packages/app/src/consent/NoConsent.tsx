import type { PartyInput } from '@rentsafe/domain/party';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { newestConsents } from '../calls/consents';
import { AddConsent } from './AddConsent';
import { consentEnd } from './consentEnd';

/** In place of a person or a company that a client may not read about, or that is not there: the server tells neither. */
export function NoConsent({ party }: { party: PartyInput }) {
  const [newest] = useQuery(newestConsents(party)).data?.results ?? [];
  return (
    <EmptyState
      title={`You can't open this ${party.type}, or it is not on record`}
      actions={<AddConsent party={party} />}
    >
      {newest && newest.state !== 'valid' && `${consentEnd(newest, newest.party.name)} `}
      You can read about the tenants and landlords of your own leases, and about others with their consent.
    </EmptyState>
  );
}
