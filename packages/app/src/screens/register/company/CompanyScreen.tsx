import type { Company } from '@rentsafe/domain/company';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Stack } from '@rentsafe/ui/Stack';
import { useNavigate, useParams } from 'react-router-dom';
import { companyQuery, companyReportQuery } from '../../../calls/companies';
import { NoConsent } from '../../../consent/NoConsent';
import { ReportConsent } from '../../../consent/ReportConsent';
import { OptOuts } from '../../../message/OptOuts';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { companyPath, everythingHeldPath } from '../../../paths';
import type { MergeSubject } from '../../../record/mergeSubject';
import { RecordActions } from '../../../record/RecordActions';
import { RecordFrame } from '../../../record/RecordFrame';
import { RecordTabs } from '../../../record/RecordTabs';
import { ReportPanel } from '../../../record/ReportPanel';
import { useRecord } from '../../../record/useRecord';
import { companySections } from '../../../report/CompanyReportView';
import { useAddressedDay } from '../../../report/useAddressedDay';
import { useReport } from '../../../report/useReport';
import { useIsStaff } from '../../../session/useIsStaff';
import { useMe } from '../../../session/useMe';
import { ConsentsTab } from '../consent/ConsentsTab';
import { OwnDisputes } from '../ownReport/OwnDisputes';
import { OwnReportNotice } from '../ownReport/OwnReport';
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
  const { data: me, isPending } = useMe();
  const isOwn = me?.company === id;
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
  // Whose company it is decides which tabs it has.
  if (isPending) return <RecordFrame {...frame} absence={{ reason: 'loading' }} />;
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
        report={<Report id={id} name={name} isOwn={isOwn} />}
        more={[
          isOwn
            ? { value: 'dispute', label: 'Dispute', content: <OwnDisputes id={id} /> }
            : { value: 'consents', label: 'Consents', content: <ConsentsTab party={party} name={name} /> },
          ...(isOwn
            ? []
            : [
                {
                  value: 'opt-outs',
                  label: 'Opt-outs',
                  content: <OptOuts of={{ party }} party={{ ...party, name }} />,
                },
              ]),
        ]}
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

function Report({ id, name, isOwn }: { id: number; name: string; isOwn: boolean }) {
  const report = useReport('company', id, companyReportQuery, useAddressedDay());
  return (
    <Stack gap="section">
      {isOwn ? (
        <OwnReportNotice company={id} />
      ) : (
        <ReportConsent party={{ type: 'company', id }} name={name} />
      )}
      <ReportPanel {...report} party={{ type: 'company', id }} name={name} sectionsOf={companySections} />
    </Stack>
  );
}
