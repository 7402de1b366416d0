import type { BranchRow } from '@rentsafe/domain/branch';
import { branchesQuery } from '../../api/branches';
import { useListQuery } from '../../lists/useListQuery';
import { useListUrl } from '../../lists/useListUrl';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { CreateBranchDialogProps } from '../createBranch/CreateBranchDialog';
import { useListReport } from '../report/useListReport';
import { CompanyListView } from './CompanyListView';

const loadCreation = async () => (await import('../createCompany/CreateCompanyDialog')).CreateCompanyDialog;
const loadBranchCreation = async () =>
  (await import('../createBranch/CreateBranchDialog')).CreateBranchDialog;
const place = { name: 'company', tab: 'company' };
const notOpened = 'The form could not be opened';

export function CompanyList() {
  const { onMissingPage, ...url } = useListUrl(place);
  const result = useListQuery(branchesQuery(url.list), { list: url.list, onMissingPage });
  const report = useListReport<BranchRow>({
    about: 'company',
    rows: result.page?.results,
    nameOf: ({ company }) => company.registration_name,
  });
  const creation = useLazyDialog<'new', { onClose: () => void }>(loadCreation, notOpened);
  const branch = useLazyDialog<BranchRow, CreateBranchDialogProps>(loadBranchCreation, notOpened);
  return (
    <>
      <CompanyListView
        {...url}
        {...result}
        report={report.trigger}
        creation={creation.trigger}
        branchCreation={branch.trigger}
      />
      {report.opened && (
        <report.opened.Dialog
          id={report.opened.subject.company.id}
          name={report.opened.subject.company.registration_name}
          onClose={report.onClose}
          place={report.opened.place}
        />
      )}
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {branch.opened && (
        <branch.opened.Dialog company={branch.opened.subject.company} onClose={branch.onClose} />
      )}
    </>
  );
}
