import type { Bill } from '@rentsafe/domain/bill';
import { billPaymentForm } from '@rentsafe/domain/disbursement';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { billFundsQuery } from '../../../../calls/disbursements';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { PayeeBank } from '../../../../payment/PayeeBank';
import { TakenNotice } from '../../../../payment/TakenNotice';
import { amountText } from '../../../../text/Amounts';
import { AccountSelect } from './AccountSelect';
import { disbursementCreation } from './disbursementCreation';

/** Drafts the payment of a bill, of what is open unless less is typed. */
export function PayBillDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { number, party, open, client } = bill;
  const { data: funds } = useQuery(billFundsQuery(bill.id));
  return (
    <CreationDialog
      title={`Pay ${number} of ${party.name}`}
      description="This creates a draft for an Admin to approve."
      creation={{
        ...disbursementCreation(queryClient),
        form: useMemo(() => billPaymentForm(bill), [bill]),
      }}
      onClose={onClose}
    >
      {funds && <TakenNotice funds={funds} amount={open.amount} currency={open.currency} />}
      <DescriptionList
        items={[{ term: 'Paid Into', description: <PayeeBank party={party} client={client.id} /> }]}
      />
      <Fields>
        <AccountSelect currency={open.currency} />
        <MoneyField
          label="Amount"
          name="amount"
          currency={open.currency}
          required
          defaultValue={open.amount}
          hint={`${amountText(open)} is open.`}
        />
      </Fields>
    </CreationDialog>
  );
}
