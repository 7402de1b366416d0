import type { PartyInput } from '@rentsafe/domain/party';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { AddConsent } from './AddConsent';

/** In place of a person or a company that a client may not read about, or that is not there: the server tells neither. */
export const NoConsent = ({ party }: { party: PartyInput }) => (
  <EmptyState
    title={`You may not read about this ${party.type}, or it is not on record`}
    actions={<AddConsent party={party} />}
  >
    You read about the tenants and landlords of your own leases. About others you read with their consent.
  </EmptyState>
);
