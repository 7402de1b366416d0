import type { Disbursement } from '@rentsafe/domain/disbursement';
import { Callout } from '@rentsafe/ui/Callout';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { disbursementPath } from '../../../../paths';
import { PayeeButton } from '../../../../payment/PayeeButton';
import { amountText } from '../../../../text/Amounts';
import { RecordLink } from '../../../../text/RecordLink';

/** Whether a bank can be told to pay it. */
export const hasAccount = ({ payee }: Pick<Disbursement, 'payee'>) => Boolean(payee.account_number?.trim());

/** Who cannot be in the file, each with the payment and the way to mend it. */
export const WithoutAccount = ({ payments }: { payments: readonly Disbursement[] }) =>
  payments.length > 0 && (
    <Callout tone="warning" title="Left out: these payees have no account number.">
      <Stack gap={2}>
        <span>
          Add the bank details, record the payment as failed and have it approved again. Or pay it without the
          file.
        </span>
        {payments.map((payment) => (
          <Inline key={payment.id} gap={2}>
            <span>
              <RecordLink href={disbursementPath(payment.id)}>{payment.number}</RecordLink>
              {`, ${payment.party.name}, ${amountText(payment)}`}
            </span>
            <PayeeButton party={payment.party} account={payment.payee} client={payment.client.id} />
          </Inline>
        ))}
      </Stack>
    </Callout>
  );
