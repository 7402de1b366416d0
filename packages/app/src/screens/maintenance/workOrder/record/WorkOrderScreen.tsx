import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { workOrderQuery } from '../../../../calls/workOrders';
import { RecordFiles } from '../../../../files/RecordFiles';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { workOrdersPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';
import { JobCard } from './JobCard';
import type { SendOrderProps } from './SendOrderDialog';
import { WorkOrderDetails } from './WorkOrderDetails';
import { looksOf, workOrderKind } from './workOrderKind';

const frame = {
  kind: 'work order',
  trail: [{ label: 'Work Orders', href: workOrdersPath }],
} as const;

const loadSend = async () => (await import('./SendOrderDialog')).SendOrderDialog;

export function WorkOrderScreen() {
  const id = Number(useParams().id);
  const found = useRecord(workOrderQuery(id));
  const paper = useRef<HTMLDivElement>(null);
  const send = useLazyDialog<WorkOrder, SendOrderProps>(loadSend, 'The form could not be opened');
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, state, summary, contractor } = record;
  const title = `Job Card ${number}`;
  const head = `${title} · ${contractor?.name ?? summary}`;
  const isAtWork = state === 'issued' || state === 'started';
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(summary, placeText(record))}
      actions={
        <>
          <StepActions kind={workOrderKind} record={record} looks={looksOf(record)} />
          {isAtWork && (
            <>
              <OpeningButton trigger={send.trigger} subject={record}>
                Send…
              </OpeningButton>
              <PaperButton content={paper} title={title} head={head}>
                Print job card
              </PaperButton>
            </>
          )}
        </>
      }
    >
      <RecordTabs
        kind="work_order"
        id={id}
        name={number}
        details={<WorkOrderDetails order={record} />}
        more={[
          {
            value: 'files',
            label: 'Files',
            content: <RecordFiles subject={{ type: 'work_order', id }} name={number} />,
          },
        ]}
      />
      {send.opened && <send.opened.Dialog order={send.opened.subject} onClose={send.onClose} />}
      {isAtWork && (
        <div hidden>
          <PaperSheet content={paper} head={head}>
            <JobCard order={record} />
          </PaperSheet>
        </div>
      )}
    </RecordFrame>
  );
}
