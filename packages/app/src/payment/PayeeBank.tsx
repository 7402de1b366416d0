import type { Party } from '@rentsafe/domain/party';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../calls/Fetched';
import { payeeQuery } from '../calls/payees';
import { useMay } from '../session/useMay';
import { sinceText } from './accountText';
import { PayeeButton } from './PayeeButton';

interface PayeeBankProps {
  party: Party;
  /** Whose payee; the reader's own when left out. */
  client?: number;
}

/** The account into which a payee is paid, and the way to change it: of a supplier, a tenant, ZIMRA or the agency itself. */
export function PayeeBank({ party, client }: PayeeBankProps) {
  const query = useQuery(payeeQuery(party, client));
  const mayChange = useMay()('putPayee');
  return (
    <Fetched query={query} subject="the bank details">
      {({ account }) => (
        <Stack gap={2} align="start">
          <span>{sinceText(account) ?? 'None on record'}</span>
          {mayChange ? (
            <PayeeButton party={party} account={account} {...(client && { client })} />
          ) : (
            !account && (
              <Text size="sm" tone="muted">
                An Admin adds them.
              </Text>
            )
          )}
        </Stack>
      )}
    </Fetched>
  );
}
