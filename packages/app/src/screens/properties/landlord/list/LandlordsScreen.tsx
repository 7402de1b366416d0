import { landlordList } from '../../../../calls/landlords';
import { useListScreen } from '../../../../lists/useListScreen';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { LandlordsView } from './LandlordsView';

const place = { name: 'landlords' };
const loadCreation = async () => (await import('./AddLandlordDialog')).AddLandlordDialog;

export function LandlordsScreen() {
  const list = useListScreen({ place, queries: landlordList });
  const creation = useLazyDialog<string, { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  return (
    <>
      <LandlordsView {...list} creation={creation.trigger} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
