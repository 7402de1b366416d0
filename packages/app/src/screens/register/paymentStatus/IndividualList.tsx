import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import { individualList } from '../../../calls/individuals';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import type { CreateIndividualDialogProps } from '../../../party/addIndividual/CreateIndividualDialog';
import { useListReport } from '../../../report/useListReport';
import { individualFilters } from './filters';
import { IndividualListView } from './IndividualListView';
import { useCityFilter } from './useCityFilter';
import { useReportBatch } from './useReportBatch';
import { useSearchCheck } from './useSearchCheck';

const loadCreation = async () =>
  (await import('../../../party/addIndividual/CreateIndividualDialog')).CreateIndividualDialog;

const place = {
  name: 'individual',
  tab: 'individual',
  filters: individualFilters,
  orderings: { last_name: 'name', identification_number: 'identification_number' },
};

export function IndividualList() {
  const at = useCityFilter(place);
  const { onSearch, ...list } = useListScreen({ place: at, queries: individualList });
  const check = useSearchCheck('individual', onSearch);
  const report = useListReport<IndividualRow>({
    about: 'individual',
    place: at,
    list,
    subjectOf: (row) => ({ id: row.id, name: fullName(row) }),
  });
  const creation = useLazyDialog<string, CreateIndividualDialogProps>(
    loadCreation,
    'The form could not be opened',
  );
  const batch = useReportBatch();
  return (
    <>
      <IndividualListView
        {...list}
        onSearch={check.onSearch}
        report={report.trigger}
        creation={creation.trigger}
        batch={batch.trigger}
      />
      {batch.dialog}
      {check.dialog}
      {report.opened && <report.opened.Dialog {...report.opened.subject} />}
      {creation.opened && (
        <creation.opened.Dialog searched={creation.opened.subject} onClose={creation.onClose} />
      )}
    </>
  );
}
