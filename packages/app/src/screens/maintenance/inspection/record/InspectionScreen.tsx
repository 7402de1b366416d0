import { canRequestRepair, type Inspection } from '@rentsafe/domain/inspection';
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
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, kind, tenant, state } = record;
  const title = `Inspection ${number}`;
  const place = placeText(record);
  const head = `${title} · ${place}`;
  const isPlanned = state === 'planned' || draft.status === 'conflict';
  const isFixed = record.signatures.length > 0 || state === 'cancelled';
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(inspectionKindTexts[kind], place, tenant?.name)}
      actions={
        <>
          {/* What is on this device alone would not be in it. */}
          {(draft.status === 'saved' || state !== 'planned') && (
            <StepActions kind={inspectionKind} record={record} looks={looksOf(record)} />
          )}
          {draft.status === 'saved' && canRequestRepair(record) && (
            <OpeningButton trigger={repair.trigger} subject={record}>
              Request repair…
            </OpeningButton>
          )}
          {!isPlanned && (
            <PaperButton content={paper} title={title} head={head}>
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
            <PaperSheet content={paper} head={head}>
              <InspectionReport inspection={record} />
            </PaperSheet>
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
      {repair.opened && <repair.opened.Dialog inspection={repair.opened.subject} onClose={repair.onClose} />}
    </RecordFrame>
  );
}
