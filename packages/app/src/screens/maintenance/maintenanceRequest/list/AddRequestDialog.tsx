import { requestForm } from '@rentsafe/domain/maintenanceRequest';
import { useQueryClient } from '@tanstack/react-query';
import { addRequest, requestList, showRequests } from '../../../../calls/maintenanceRequests';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { requestPath } from '../../../../paths';
import { RequestFields } from './RequestFields';
import { usePlace } from './UnitSelect';

/** What somebody reports that has to be mended. */
export function AddRequestDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const place = usePlace();
  return (
    <CreationDialog
      title="Add Request"
      creation={{
        record: 'request',
        form: requestForm,
        add: addRequest,
        lists: requestList.key,
        onCreated: () => showRequests(queryClient),
        recordOf: ({ id, number = '', summary = '' }) => ({
          description: `${number} ${summary}`.trim(),
          link: { label: 'Open request', href: requestPath(id) },
        }),
      }}
      ready={place.isReady}
      onClose={onClose}
    >
      <RequestFields place={place} />
    </CreationDialog>
  );
}
