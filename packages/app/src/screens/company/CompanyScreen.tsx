import type { Company } from '@rentsafe/domain/company';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Stack } from '@rentsafe/ui/Stack';
import { useNavigate, useParams } from 'react-router-dom';
import { companyQuery, companyReportQuery } from '../../api/companies';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { companyPath, everythingHeldPath } from '../../page/recordPaths';
import { useIsStaff } from '../../session/useIsStaff';
import { ConsentsTab } from '../consents/ConsentsTab';
import { NoConsent } from '../consents/NoConsent';
import { ReportConsent } from '../consents/ReportConsent';
import type { MergeSubject } from '../record/mergeSubject';
import { RecordActions } from '../record/RecordActions';
import { RecordFrame } from '../record/RecordFrame';
import { RecordTabs } from '../record/RecordTabs';
import { ReportPanel } from '../record/ReportPanel';
import { useRecord } from '../record/useRecord';
import { companySections } from '../report/CompanyReportView';
import { useAddressedDay } from '../report/useAddressedDay';
import { useReport } from '../report/useReport';
import { CompanyDetails } from './CompanyDetails';
import type { EditCompanyProps } from './EditCompanyDialog';
import type { MergeCompanyProps } from './MergeCompanyDialog';
import { SimilarCompanies } from './SimilarCompanies';

const frame = {
  kind: 'company',
  trail: [{ label: 'Companies', href: `${HOME_PATH}?tab=company` }],
} as const;

const loadEdit = async () => (await import('./EditCompanyDialog')).EditCompanyDialog;
const loadMerge = async () => (await import('./MergeCompanyDialog')).MergeCompanyDialog;
const notOpened = 'The form could not be opened';

export function CompanyScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Company, EditCompanyProps>(loadEdit, notOpened);
  const merge = useLazyDialog<MergeSubject<Company>, MergeCompanyProps>(loadMerge, notOpened);
  const found = useRecord(companyQuery(id));
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const party = { type: 'company', id } as const;
  if ('absence' in found)
    return (
      <RecordFrame
        {...frame}
        {...found}
        pathOf={companyPath}
        missing={!isStaff && <NoConsent party={party} />}
      />
    );
  const { record } = found;
  const name = record.registration_name;
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={record.registration_number}
      actions={
        <RecordActions
          kind="company"
          record={record}
          edit={edit.trigger}
          onMerge={() => merge.trigger.onOpen({ record })}
          onEverything={() => void navigate(everythingHeldPath(party))}
        />
      }
    >
      <RecordTabs
        kind="company"
        id={id}
        name={name}
        details={
          <CompanyDetails company={record}>
            <SimilarCompanies record={record} onMerge={(into) => merge.trigger.onOpen({ record, into })} />
          </CompanyDetails>
        }
        report={<Report id={id} name={name} />}
        more={[{ value: 'consents', label: 'Consents', content: <ConsentsTab party={party} name={name} /> }]}
      />
      {edit.opened && <edit.opened.Dialog company={edit.opened.subject} onClose={edit.onClose} />}
      {merge.opened && (
        <merge.opened.Dialog
          company={merge.opened.subject.record}
          into={merge.opened.subject.into}
          onClose={merge.onClose}
        />
      )}
    </RecordFrame>
  );
}

function Report({ id, name }: { id: number; name: string }) {
  const report = useReport('company', id, companyReportQuery, useAddressedDay());
  return (
    <Stack gap="section">
      <ReportConsent party={{ type: 'company', id }} name={name} />
      <ReportPanel {...report} party={{ type: 'company', id }} name={name} sectionsOf={companySections} />
    </Stack>
  );
}
