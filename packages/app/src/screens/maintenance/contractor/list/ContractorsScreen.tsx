import { contractorList } from '../../../../calls/contractors';
import { useListScreen } from '../../../../lists/useListScreen';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { ContractorsView } from './ContractorsView';
import { contractorFilters } from './contractorFilters';
import { useContractorStatus } from './useContractorStatus';

const place = { name: 'contractor', filters: contractorFilters };
const loadCreation = async () => (await import('./AddContractorDialog')).AddContractorDialog;

export function ContractorsScreen() {
  const list = useListScreen({ place, queries: contractorList });
  const creation = useLazyDialog<string, { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  const changeStatus = useContractorStatus();
  return (
    <>
      <ContractorsView {...list} creation={creation.trigger} onStatus={changeStatus} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
