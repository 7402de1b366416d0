import { type MaintenanceRequest, orderableStates } from '@rentsafe/domain/maintenanceRequest';
import { useParams } from 'react-router-dom';
import { requestQuery } from '../../../../calls/maintenanceRequests';
import { RecordFiles } from '../../../../files/RecordFiles';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { requestsPath } from '../../../../paths';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';
import type { AddOrderProps } from '../../workOrder/list/AddOrderDialog';
import { RequestDetails } from './RequestDetails';
import { requestKind } from './requestKind';

const frame = {
  kind: 'request',
  trail: [{ label: 'R&M Pending Requests', href: requestsPath }],
} as const;

const loadOrder = async () => (await import('../../workOrder/list/AddOrderDialog')).AddOrderDialog;

export function RequestScreen() {
  const id = Number(useParams().id);
  const found = useRecord(requestQuery(id));
  const order = useLazyDialog<MaintenanceRequest, AddOrderProps>(loadOrder, 'The form could not be opened');
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, state, summary } = record;
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(summary, placeText(record))}
      actions={
        <>
          {orderableStates.includes(state) && (
            <OpeningButton
              variant={state === 'accepted' ? 'primary' : 'secondary'}
              trigger={order.trigger}
              subject={record}
            >
              Order work…
            </OpeningButton>
          )}
          <StepActions kind={requestKind} record={record} />
        </>
      }
    >
      <RecordTabs
        kind="request"
        id={id}
        name={number}
        details={<RequestDetails request={record} />}
        more={[
          {
            value: 'files',
            label: 'Files',
            content: <RecordFiles subject={{ type: 'request', id }} name={number} />,
          },
        ]}
      />
      {order.opened && <order.opened.Dialog request={order.opened.subject} onClose={order.onClose} />}
    </RecordFrame>
  );
}
