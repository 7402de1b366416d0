import type { Landlord } from '@rentsafe/domain/landlord';
import type { Party } from '@rentsafe/domain/party';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import type { QueryClient } from '@tanstack/react-query';
import { landlordIdQuery } from '../../../../calls/landlords';
import { landlordPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';

interface Payee {
  name: string;
  /** Where the account number is given; only landlords have one. */
  href: string | null;
}

export interface WithoutAccountProps {
  payees: readonly Payee[];
}

/** Where the account number of each payee without one is given. */
export async function withoutAccount(
  queryClient: QueryClient,
  parties: readonly Party[],
  book: Landlord['client'],
): Promise<readonly Payee[]> {
  return Promise.all(
    parties.map(async (party) => {
      const id = await queryClient.fetchQuery(landlordIdQuery(party, book)).catch(() => null);
      return { name: party.name, href: id === null ? null : landlordPath(id) };
    }),
  );
}

/** Who cannot be in the file, each landlord with the way to mend it. */
export const WithoutAccount = ({ payees }: WithoutAccountProps) =>
  payees.length > 0 && (
    <Callout tone="danger" title="These payees have no account number.">
      <Stack gap={1}>
        <span>
          Pay these manually, or record them as failed, add bank details to the draft and have it approved
          again.
        </span>
        {payees.map(({ name, href }) => (
          <span key={href ?? name}>{href ? <RecordLink href={href}>{name}</RecordLink> : name}</span>
        ))}
      </Stack>
    </Callout>
  );
