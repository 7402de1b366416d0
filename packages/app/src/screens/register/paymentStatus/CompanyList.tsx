import type { BranchRow } from '@rentsafe/domain/branch';
import { branchList } from '../../../calls/branches';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import type { CreateCompanyDialogProps } from '../../../party/addCompany/CreateCompanyDialog';
import { useListReport } from '../../../report/useListReport';
import { useMay } from '../../../session/useMay';
import type { CreateBranchDialogProps } from '../branch/add/CreateBranchDialog';
import { CompanyListView } from './CompanyListView';
import { companyFilters } from './filters';
import { useCityFilter } from './useCityFilter';
import { useReportBatch } from './useReportBatch';
import { useSearchCheck } from './useSearchCheck';

const loadCreation = async () =>
  (await import('../../../party/addCompany/CreateCompanyDialog')).CreateCompanyDialog;
const loadBranchCreation = async () => (await import('../branch/add/CreateBranchDialog')).CreateBranchDialog;
const place = {
  name: 'company',
  tab: 'company',
  filters: companyFilters,
  orderings: { registration_name: 'name', registration_number: 'registration_number' },
};
const notOpened = 'The form could not be opened';

export function CompanyList() {
  const at = useCityFilter(place);
  const { onSearch, ...list } = useListScreen({ place: at, queries: branchList });
  const check = useSearchCheck('company', onSearch);
  const report = useListReport<BranchRow>({
    about: 'company',
    place: at,
    list,
    subjectOf: ({ company }) => ({ id: company.id, name: company.registration_name }),
  });
  const creation = useLazyDialog<string, CreateCompanyDialogProps>(loadCreation, notOpened);
  const branch = useLazyDialog<BranchRow, CreateBranchDialogProps>(loadBranchCreation, notOpened);
  const batch = useReportBatch();
  const may = useMay();
  return (
    <>
      <CompanyListView
        {...list}
        onSearch={check.onSearch}
        report={report.trigger}
        creation={creation.trigger}
        batch={batch.trigger}
        branchCreation={may('createBranch') ? branch.trigger : undefined}
      />
      {batch.dialog}
      {check.dialog}
      {report.opened && <report.opened.Dialog {...report.opened.subject} />}
      {creation.opened && (
        <creation.opened.Dialog searched={creation.opened.subject} onClose={creation.onClose} />
      )}
      {branch.opened && (
        <branch.opened.Dialog company={branch.opened.subject.company} onClose={branch.onClose} />
      )}
    </>
  );
}
