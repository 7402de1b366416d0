import { fullName, type Individual, isAnonymised } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Stack } from '@rentsafe/ui/Stack';
import { useNavigate, useParams } from 'react-router-dom';
import { individualQuery, individualReportQuery } from '../../../calls/individualRecord';
import { NoConsent } from '../../../consent/NoConsent';
import { ReportConsent } from '../../../consent/ReportConsent';
import { OptOuts } from '../../../message/OptOuts';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { dataRightsPath, everythingHeldPath, individualPath } from '../../../paths';
import type { MergeSubject } from '../../../record/mergeSubject';
import { RecordActions } from '../../../record/RecordActions';
import { RecordFrame } from '../../../record/RecordFrame';
import { RecordTabs } from '../../../record/RecordTabs';
import { ReportPanel } from '../../../record/ReportPanel';
import { useRecord } from '../../../record/useRecord';
import { individualSections } from '../../../report/IndividualReportView';
import { useAddressedDay } from '../../../report/useAddressedDay';
import { useReport } from '../../../report/useReport';
import { useIsStaff } from '../../../session/useIsStaff';
import { ConsentsTab } from '../consent/ConsentsTab';
import type { AnonymiseProps } from './AnonymiseDialog';
import type { EditIndividualProps } from './EditIndividualDialog';
import { IndividualDetails } from './IndividualDetails';
import type { MergeIndividualProps } from './MergeIndividualDialog';
import { SimilarIndividuals } from './SimilarIndividuals';

const frame = {
  kind: 'individual',
  trail: [{ label: 'Individuals', href: `${HOME_PATH}?tab=individual` }],
} as const;

const loadEdit = async () => (await import('./EditIndividualDialog')).EditIndividualDialog;
const loadMerge = async () => (await import('./MergeIndividualDialog')).MergeIndividualDialog;
const loadAnonymise = async () => (await import('./AnonymiseDialog')).AnonymiseDialog;
const notOpened = 'The form could not be opened';

export function IndividualScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Individual, EditIndividualProps>(loadEdit, notOpened);
  const merge = useLazyDialog<MergeSubject<Individual>, MergeIndividualProps>(loadMerge, notOpened);
  const anonymise = useLazyDialog<Individual, AnonymiseProps>(loadAnonymise, notOpened);
  const found = useRecord(individualQuery(id));
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const party = { type: 'individual', id } as const;
  if ('absence' in found)
    return (
      <RecordFrame
        {...frame}
        {...found}
        pathOf={individualPath}
        missing={!isStaff && <NoConsent party={party} />}
      />
    );
  const { record } = found;
  const name = fullName(record);
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={record.identification_number}
      actions={
        !isAnonymised(record) && (
          <RecordActions
            kind="individual"
            record={record}
            edit={edit.trigger}
            onMerge={() => merge.trigger.onOpen({ record })}
            onEverything={() => void navigate(everythingHeldPath(party))}
            onDataRights={() => void navigate(dataRightsPath(id))}
            onAnonymise={() => anonymise.trigger.onOpen(record)}
          />
        )
      }
    >
      <RecordTabs
        kind="individual"
        id={id}
        name={name}
        details={
          <IndividualDetails individual={record}>
            <SimilarIndividuals record={record} onMerge={(into) => merge.trigger.onOpen({ record, into })} />
          </IndividualDetails>
        }
        report={<Report id={id} name={name} />}
        more={[
          { value: 'consents', label: 'Consents', content: <ConsentsTab party={party} name={name} /> },
          ...(isAnonymised(record)
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
      {edit.opened && <edit.opened.Dialog individual={edit.opened.subject} onClose={edit.onClose} />}
      {merge.opened && (
        <merge.opened.Dialog
          individual={merge.opened.subject.record}
          into={merge.opened.subject.into}
          onClose={merge.onClose}
        />
      )}
      {anonymise.opened && (
        <anonymise.opened.Dialog individual={anonymise.opened.subject} onClose={anonymise.onClose} />
      )}
    </RecordFrame>
  );
}

function Report({ id, name }: { id: number; name: string }) {
  const report = useReport('individual', id, individualReportQuery, useAddressedDay());
  return (
    <Stack gap="section">
      <ReportConsent party={{ type: 'individual', id }} name={name} />
      <ReportPanel
        {...report}
        party={{ type: 'individual', id }}
        name={name}
        sectionsOf={individualSections}
      />
    </Stack>
  );
}
