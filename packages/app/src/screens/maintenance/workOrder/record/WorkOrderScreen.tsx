import { useParams } from 'react-router-dom';
import { workOrderQuery } from '../../../../calls/workOrders';
import { RecordFiles } from '../../../../files/RecordFiles';
import { workOrdersPath } from '../../../../paths';
import { useRecordPaper } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';
import { JobCard } from './JobCard';
import { WorkOrderDetails } from './WorkOrderDetails';
import { looksOf, workOrderKind } from './workOrderKind';

const frame = {
  kind: 'work order',
  trail: [{ label: 'Work Orders', href: workOrdersPath }],
} as const;

export function WorkOrderScreen() {
  const id = Number(useParams().id);
  const found = useRecord(workOrderQuery(id));
  const paperOf = useRecordPaper('record' in found ? found.record.client : undefined);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, state, summary, contractor } = record;
  const title = `Job Card ${number}`;
  const isAtWork = state === 'issued' || state === 'started';
  const jobCard = paperOf({
    title,
    head: `${title} · ${contractor?.name ?? summary}`,
    printLabel: 'Print job card',
    content: <JobCard order={record} />,
  });
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(summary, placeText(record))}
      paper={isAtWork ? jobCard : undefined}
      actions={<StepActions kind={workOrderKind} record={record} looks={looksOf(record)} />}
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
    </RecordFrame>
  );
}
