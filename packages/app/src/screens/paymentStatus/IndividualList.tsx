import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import { individualsQuery } from '../../api/individuals';
import { useListQuery } from '../../lists/useListQuery';
import { useListUrl } from '../../lists/useListUrl';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { useListReport } from '../report/useListReport';
import { IndividualListView } from './IndividualListView';

const loadCreation = async () =>
  (await import('../createIndividual/CreateIndividualDialog')).CreateIndividualDialog;

const place = { name: 'individual', tab: 'individual' };

export function IndividualList() {
  const { onMissingPage, ...url } = useListUrl(place);
  const result = useListQuery(individualsQuery(url.list), { list: url.list, onMissingPage });
  const report = useListReport<IndividualRow>({
    about: 'individual',
    rows: result.page?.results,
    nameOf: fullName,
  });
  const creation = useLazyDialog<'new', { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  return (
    <>
      <IndividualListView {...url} {...result} report={report.trigger} creation={creation.trigger} />
      {report.opened && (
        <report.opened.Dialog
          id={report.opened.subject.id}
          name={fullName(report.opened.subject)}
          onClose={report.onClose}
          place={report.opened.place}
        />
      )}
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </>
  );
}
