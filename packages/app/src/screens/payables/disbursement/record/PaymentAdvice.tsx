import type { Disbursement } from '@rentsafe/domain/disbursement';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useMemo } from 'react';
import { RecordTable } from '../../../../frame/RecordTable';
import { Section } from '../../../../record/Section';
import { useIssuer } from '../../../../session/useIssuer';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { lineColumns } from './disbursementLines';

/** Tells the payee, on paper, what is paid and for what. */
export function PaymentAdvice({ disbursement }: { disbursement: Disbursement }) {
  const { number, party, bank_account, state, paid_on, approved_on, reference, lines } = disbursement;
  const columns = useMemo(() => lineColumns(disbursement, false), [disbursement]);
  const issuer = useIssuer(disbursement.client);
  const isPaid = state === 'paid';
  return (
    <Stack gap="section">
      <Section
        title="Remittance Advice"
        items={[
          { term: 'To', description: party.name },
          { term: 'Number', description: number },
          isPaid
            ? { term: 'Paid On', description: day(paid_on) }
            : { term: 'Approved On', description: day(approved_on) },
          { term: 'Amount', description: amountText(disbursement) },
          { term: 'Paid From', description: `${issuer}, ${bank_account.name}` },
          { term: 'Reference', description: reference },
        ]}
      />
      <RecordTable title="Payment Details" columns={columns} rows={lines} />
      {!isPaid && <Text>This payment has been approved and is on its way.</Text>}
    </Stack>
  );
}
