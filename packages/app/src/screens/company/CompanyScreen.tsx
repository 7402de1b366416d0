import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { companyQuery, companyReportQuery } from '../../api/companies';
import { companyPath } from '../../page/recordPaths';
import { AbsentRecord, RecordFrame } from '../record/RecordFrame';
import { RecordTabs } from '../record/RecordTabs';
import { ReportPanel } from '../record/ReportPanel';
import { useRecord } from '../record/useRecord';
import { companySections } from '../report/CompanyReportView';
import { useReport } from '../report/useReport';
import { CompanyDetails } from './CompanyDetails';

const frame = {
  kind: 'company',
  trail: [{ label: 'Companies', href: `${HOME_PATH}?tab=company` }],
} as const;

export function CompanyScreen() {
  const id = Number(useParams().id);
  const found = useRecord(companyQuery(id));
  if ('absence' in found) return <AbsentRecord {...frame} {...found} pathOf={companyPath} />;
  const { record } = found;
  const name = record.registration_name;
  return (
    <RecordFrame {...frame} name={name} description={record.registration_number}>
      <RecordTabs
        kind="company"
        id={id}
        name={name}
        details={<CompanyDetails company={record} />}
        report={<Report id={id} name={name} />}
      />
    </RecordFrame>
  );
}

function Report({ id, name }: { id: number; name: string }) {
  const report = useReport('company', id, companyReportQuery(id));
  return <ReportPanel {...report} name={name} sectionsOf={companySections} />;
}
