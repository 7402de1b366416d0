import { leaseList } from '../../../../calls/leases';
import { useListScreen } from '../../../../lists/useListScreen';
import { LeasesView } from './LeasesView';
import { useLeasePlace } from './leaseFilters';

export function LeasesScreen() {
  return <LeasesView {...useListScreen({ place: useLeasePlace(), queries: leaseList })} />;
}
