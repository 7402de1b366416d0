import type { BranchRow } from '@rentsafe/domain/branch';
import { branchesQuery } from '../../api/companies';
import { CompanyListView } from './CompanyListView';
import { useListQuery } from './useListQuery';
import { useListUrl } from './useListUrl';
import { useReportOpening } from './useReportOpening';

const loadReport = async () => (await import('../report/CompanyReport')).CompanyReport;

export function CompanyList() {
  const { onMissingPage, ...url } = useListUrl('company');
  const result = useListQuery(branchesQuery(url.list), { list: url.list, onMissingPage });
  const { opened, report, onClose } = useReportOpening<BranchRow>(loadReport);
  return (
    <>
      <CompanyListView {...url} {...result} report={report} />
      {opened && (
        <opened.Report
          id={opened.row.company.id}
          name={opened.row.company.registration_name}
          onClose={onClose}
        />
      )}
    </>
  );
}
