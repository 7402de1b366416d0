import { type Receipt, receiptForm } from '@rentsafe/domain/receipt';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { addReceipt, receiptList, showReceipt } from '../../../../calls/receipts';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { useFarRate } from '../../../../forms/useFarRate';
import { receiptPath } from '../../../../paths';
import { ReceiptFields } from './ReceiptFields';
import { allocatedText } from './receiptTexts';

/** Money that came in. The server allocates it, to the oldest charges first. */
export function AddReceiptDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data: accounts = [] } = useQuery(bankAccountsQuery);
  const [last, setLast] = useState<Receipt>();
  const farRate = useFarRate();
  return (
    <CreationDialog
      title="New Receipt"
      creation={{
        record: 'receipt',
        form: receiptForm,
        add: addReceipt,
        lists: receiptList.key,
        onCreated: (receipt) => {
          showReceipt(queryClient, receipt);
          setLast(receipt);
        },
        recordOf: (receipt) => ({
          description: `${receipt.number}: ${allocatedText(receipt)}`,
          link: { label: 'Open receipt', href: receiptPath(receipt.id) },
        }),
      }}
      validate={(entries) => {
        const far = farRate(String(entries.get('received_on') ?? ''), String(entries.get('rate') ?? ''));
        return far ? { fields: { rate: far } } : {};
      }}
      repeatable
      onClose={onClose}
    >
      <ReceiptFields accounts={accounts.filter(({ is_active }) => is_active)} last={last} />
    </CreationDialog>
  );
}
