import type { Branch } from '@rentsafe/domain/branch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { branchQuery } from '../../../calls/branches';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { companyPath } from '../../../paths';
import { RecordActions } from '../../../record/RecordActions';
import { RecordFrame } from '../../../record/RecordFrame';
import { RecordTabs } from '../../../record/RecordTabs';
import { useRecord } from '../../../record/useRecord';
import { BranchDetails } from './BranchDetails';
import type { EditBranchProps } from './EditBranchDialog';

const companies = { label: 'Companies', href: `${HOME_PATH}?tab=company` };

const loadEdit = async () => (await import('./EditBranchDialog')).EditBranchDialog;

export function BranchScreen() {
  const id = Number(useParams().branchId);
  const edit = useLazyDialog<Branch, EditBranchProps>(loadEdit, 'The form could not be opened');
  const found = useRecord(branchQuery(id));
  if ('absence' in found) return <RecordFrame kind="branch" trail={[companies]} {...found} />;
  const { branch_name: name, company } = found.record;
  return (
    <RecordFrame
      kind="branch"
      trail={[companies, { label: company.registration_name, href: companyPath(company.id) }]}
      name={name}
      description={company.registration_name}
      actions={<RecordActions kind="branch" record={found.record} edit={edit.trigger} />}
    >
      <RecordTabs kind="branch" id={id} name={name} details={<BranchDetails branch={found.record} />} />
      {edit.opened && <edit.opened.Dialog branch={edit.opened.subject} onClose={edit.onClose} />}
    </RecordFrame>
  );
}
