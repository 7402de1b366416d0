import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import { individualsQuery } from '../../api/individuals';
import { IndividualListView } from './IndividualListView';
import { useListQuery } from './useListQuery';
import { useListUrl } from './useListUrl';
import { useReportOpening } from './useReportOpening';

const loadReport = async () => (await import('../report/IndividualReport')).IndividualReport;

export function IndividualList() {
  const { onMissingPage, ...url } = useListUrl('individual');
  const result = useListQuery(individualsQuery(url.list), { list: url.list, onMissingPage });
  const { opened, report, onClose } = useReportOpening<IndividualRow>(loadReport);
  return (
    <>
      <IndividualListView {...url} {...result} report={report} />
      {opened && <opened.Report id={opened.row.id} name={fullName(opened.row)} onClose={onClose} />}
    </>
  );
}
