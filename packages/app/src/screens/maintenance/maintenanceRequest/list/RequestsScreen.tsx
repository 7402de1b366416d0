import { useQuery } from '@tanstack/react-query';
import { requestList, requestTotals } from '../../../../calls/maintenanceRequests';
import { useListScreen } from '../../../../lists/useListScreen';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';
import { RequestsView } from './RequestsView';
import { useRequestPlace } from './requestFilters';

interface DialogProps {
  onClose: () => void;
}

const notOpened = 'The form could not be opened';
const loadCreation = async () => (await import('./AddRequestDialog')).AddRequestDialog;
const loadTargets = async () => (await import('./TargetsDialog')).TargetsDialog;

export function RequestsScreen() {
  const place = useRequestPlace();
  const list = useListScreen({ place, queries: requestList });
  const { data: totals } = useQuery(requestTotals);
  const creation = useLazyDialog<string, DialogProps>(loadCreation, notOpened);
  const targets = useLazyDialog<string, DialogProps>(loadTargets, notOpened);
  const may = useMay();
  return (
    <>
      <RequestsView
        {...list}
        totals={totals}
        creation={creation.trigger}
        targets={may('updateBook') ? targets.trigger : undefined}
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {targets.opened && <targets.opened.Dialog onClose={targets.onClose} />}
    </>
  );
}
