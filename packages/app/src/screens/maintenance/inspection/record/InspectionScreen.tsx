import { canRequestRepair, type Inspection } from '@rentsafe/domain/inspection';
import { Stack } from '@rentsafe/ui/Stack';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { inspectionQuery } from '../../../../calls/inspections';
import { RecordFiles } from '../../../../files/RecordFiles';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { inspectionsPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';
import { inspectionKindTexts } from '../list/inspectionTexts';
import { DraftBar } from './DraftBar';
import { DraftContext } from './DraftContext';
import { InspectionCompare } from './InspectionCompare';
import { InspectionForm } from './InspectionForm';
import { InspectionReport } from './InspectionReport';
import { inspectionKind, looksOf } from './inspectionKind';
import type { RepairProps } from './RepairDialog';
import { useInspectionDraft } from './useInspectionDraft';
import { useOpenedInspection } from './useOpenedInspection';

const frame = {
  kind: 'inspection',
  trail: [{ label: 'Inspections', href: inspectionsPath }],
} as const;

const loadRepair = async () => (await import('./RepairDialog')).RepairDialog;

export function InspectionScreen() {
  const id = Number(useParams().id);
  return <InspectionPage key={id} id={id} />;
}

function InspectionPage({ id }: { id: number }) {
  const found = useOpenedInspection(id, useRecord(inspectionQuery(id)));
  const paper = useRef<HTMLDivElement>(null);
  const draft = useInspectionDraft(id, 'record' in found ? found.record : undefined);
  const repair = useLazyDialog<Inspection, RepairProps>(loadRepair, 'The form could not be opened');
  // In the same place as below, so that its heading keeps the focus once the record is there.
  if ('absence' in found)
    return (
      <DraftContext value={draft}>
        <RecordFrame {...frame} {...found} />
      </DraftContext>
    );
  const record = draft.become(found.record);
  const isWaiting = draft.steps.length > 0;
  const { number, kind, tenant, state } = record;
  const title = `Inspection ${number}`;
  const place = placeText(record);
  const head = `${title} · ${place}`;
  const isPlanned = state === 'planned' || draft.status === 'conflict';
  const isFixed = record.signatures.length > 0 || state === 'cancelled';
  return (
    <DraftContext value={draft}>
      <RecordFrame
        {...frame}
        name={number}
        description={dotted(inspectionKindTexts[kind], place, tenant?.name)}
        actions={
          <>
            {/* What is on this device alone would not be in it; without a connection it is sent first. */}
            {(draft.status === 'saved' || state !== 'planned' || !draft.isOnline) && (
              <StepActions kind={inspectionKind} record={record} looks={looksOf(record, isWaiting)} />
            )}
            {draft.status === 'saved' && canRequestRepair(record) && (
              <OpeningButton trigger={repair.trigger} subject={record}>
                Request repair…
              </OpeningButton>
            )}
            {!isPlanned && (
              <PaperButton content={paper} client={record.client} title={title} head={head}>
                Print inspection
              </PaperButton>
            )}
          </>
        }
      >
        <RecordTabs
          kind="inspection"
          id={id}
          name={number}
          details={
            isPlanned ? (
              <InspectionForm inspection={record} draft={draft} />
            ) : (
              <Stack gap="section">
                <PaperSheet content={paper} client={record.client} head={head}>
                  <InspectionReport inspection={record} photos={draft.photos} />
                </PaperSheet>
                {isWaiting && <DraftBar draft={draft} />}
              </Stack>
            )
          }
          more={[
            { value: 'compare', label: 'Compare', content: <InspectionCompare inspection={record} /> },
            {
              value: 'files',
              label: 'Files',
              content: <RecordFiles subject={{ type: 'inspection', id }} name={number} isFixed={isFixed} />,
            },
          ]}
        />
        {repair.opened && (
          <repair.opened.Dialog inspection={repair.opened.subject} onClose={repair.onClose} />
        )}
      </RecordFrame>
    </DraftContext>
  );
}
