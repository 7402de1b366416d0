import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { branchQuery } from '../../api/branches';
import { companyPath } from '../../page/recordPaths';
import { AbsentRecord, RecordFrame } from '../record/RecordFrame';
import { RecordTabs } from '../record/RecordTabs';
import { useRecord } from '../record/useRecord';
import { BranchDetails } from './BranchDetails';

const companies = { label: 'Companies', href: `${HOME_PATH}?tab=company` };

export function BranchScreen() {
  const id = Number(useParams().branchId);
  const found = useRecord(branchQuery(id));
  if ('absence' in found) return <AbsentRecord kind="branch" trail={[companies]} {...found} />;
  const { branch_name: name, company } = found.record;
  return (
    <RecordFrame
      kind="branch"
      trail={[companies, { label: company.registration_name, href: companyPath(company.id) }]}
      name={name}
      description={company.registration_name}
    >
      <RecordTabs kind="branch" id={id} name={name} details={<BranchDetails branch={found.record} />} />
    </RecordFrame>
  );
}
