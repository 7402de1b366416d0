import { bankAccountList } from '../../../../calls/bankAccounts';
import { useListScreen } from '../../../../lists/useListScreen';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { BankAccountsView } from './BankAccountsView';

const place = { name: 'bank account' };
const loadCreation = async () =>
  (await import('../../../../forms/AddBankAccountDialog')).AddBankAccountDialog;

export function BankAccountsScreen() {
  const list = useListScreen({ place, queries: bankAccountList });
  const creation = useLazyDialog<string, { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  return (
    <>
      <BankAccountsView {...list} creation={creation.trigger} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
