import type { BankLine } from '@rentsafe/domain/bankStatement';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankStep, bankVerbs, suggestionsQuery } from '../../../calls/bankStatements';
import { reportFailure } from '../../../forms/refusal';
import { useAction } from '../../../forms/useAction';

interface PaymentOfAmountProps {
  line: BankLine;
  onMatched: () => void;
  onClose: () => void;
}

/** That a payment of just this amount is in the accounts: as a cost the money would leave them twice. */
export function PaymentOfAmount({ line: { id, amount }, onMatched, onClose }: PaymentOfAmountProps) {
  const queryClient = useQueryClient();
  const { data: suggestions } = useQuery(suggestionsQuery(id, ''));
  const payment = suggestions?.find((one) => one.kind === 'disbursement' && one.amount === amount);
  const match = useAction({
    mutationFn: (disbursement: number) =>
      bankStep(queryClient, () => bankVerbs.match(id, { disbursements: [disbursement] })),
    onSuccess: () => {
      onMatched();
      onClose();
    },
    onError: (error) => reportFailure('Failed to match the line', error),
  });
  if (!payment) return null;
  const { number, name, approved } = payment;
  return (
    <Callout
      tone="warning"
      title={`${number} to ${name} is ${approved ? 'approved' : 'paid'} for this amount.`}
      actions={
        <Button size="sm" pending={match.isPending} onClick={() => match.run(payment.id)}>
          {`${approved ? 'Pay and match' : 'Match with'} ${number}`}
        </Button>
      }
    >
      Posted as a cost, the money would leave the accounts twice.
    </Callout>
  );
}
