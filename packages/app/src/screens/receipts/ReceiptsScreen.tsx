import { useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../api/bankAccounts';
import { useJustAdded } from '../../api/prependToLists';
import { receiptList } from '../../api/receipts';
import { useListPage } from '../../lists/useListPage';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { ReceiptsView } from './ReceiptsView';
import { useReceiptPlace } from './receiptFilters';

export function ReceiptsScreen() {
  const queryClient = useQueryClient();
  const place = useReceiptPlace();
  const page = useListPage({ place, queries: receiptList });
  const addedId = useJustAdded(receiptList.key);
  // The form starts with an account: it opens when they are known.
  const load = async () => {
    await queryClient.ensureQueryData(bankAccountsQuery);
    return (await import('./AddReceiptDialog')).AddReceiptDialog;
  };
  const creation = useLazyDialog<string, { onClose: () => void }>(load, 'The form could not be opened');
  return (
    <>
      <ReceiptsView {...page} place={place} addedId={addedId} creation={creation.trigger} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
