import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import { individualsQuery } from '../../api/individuals';
import { useLazyDialog } from '../../layout/useLazyDialog';
import { useListReport } from '../report/useListReport';
import { IndividualListView } from './IndividualListView';
import { useListQuery } from './useListQuery';
import { useListUrl } from './useListUrl';

const loadCreation = async () =>
  (await import('../createIndividual/CreateIndividualDialog')).CreateIndividualDialog;

export function IndividualList() {
  const { onMissingPage, ...url } = useListUrl('individual');
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
