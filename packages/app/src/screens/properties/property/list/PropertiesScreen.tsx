import { useQuery } from '@tanstack/react-query';
import { portfolioTotals, unitList } from '../../../../calls/properties';
import { useListScreen } from '../../../../lists/useListScreen';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { PropertiesView } from './PropertiesView';
import { propertyFilters } from './propertyFilters';

const place = { name: 'property', filters: propertyFilters };
const loadCreation = async () => (await import('./AddPropertyDialog')).AddPropertyDialog;

export function PropertiesScreen() {
  const list = useListScreen({ place, queries: unitList });
  const { data: totals } = useQuery(portfolioTotals(list.list.pageSize));
  const creation = useLazyDialog<string, { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  return (
    <>
      <PropertiesView {...list} totals={totals} creation={creation.trigger} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
