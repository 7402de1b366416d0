import { useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../api/bankAccounts';
import { receiptList } from '../../api/receipts';
import { useListScreen } from '../../lists/useListScreen';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { ReceiptsView } from './ReceiptsView';
import { useReceiptPlace } from './receiptFilters';

export function ReceiptsScreen() {
  const queryClient = useQueryClient();
  const list = useListScreen({ place: useReceiptPlace(), queries: receiptList });
  // The form starts with an account: it opens when they are known.
  const load = async () => {
    await queryClient.ensureQueryData(bankAccountsQuery);
    return (await import('./AddReceiptDialog')).AddReceiptDialog;
  };
  const creation = useLazyDialog<string, { onClose: () => void }>(load, 'The form could not be opened');
  return (
    <>
      <ReceiptsView {...list} creation={creation.trigger} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
