import type { Disbursement } from '@rentsafe/domain/disbursement';
import { Stack } from '@rentsafe/ui/Stack';
import { sinceText } from '../../../../payment/accountText';
import { PayeeButton } from '../../../../payment/PayeeButton';

/** The account that is paid, and since when it is so; of a draft, an Admin changes it here. */
export function PayeeAccount({ disbursement }: { disbursement: Disbursement }) {
  const { party, payee, state, client } = disbursement;
  return (
    <Stack gap={2} align="start">
      <span>{sinceText(payee) ?? 'None on record'}</span>
      {state === 'draft' && <PayeeButton party={party} account={payee} client={client.id} />}
    </Stack>
  );
}
