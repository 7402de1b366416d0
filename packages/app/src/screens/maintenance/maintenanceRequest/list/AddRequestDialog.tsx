import { requestForm } from '@rentsafe/domain/maintenanceRequest';
import { PhotoField } from '@rentsafe/ui/PhotoField';
import { useQueryClient } from '@tanstack/react-query';
import { addRequest, requestList, showRequests } from '../../../../calls/maintenanceRequests';
import { useNewPhotos } from '../../../../files/useNewPhotos';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { requestPath } from '../../../../paths';
import { RequestFields } from './RequestFields';
import { usePlace } from './UnitSelect';

/** What somebody reports that has to be mended. */
export function AddRequestDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const place = usePlace();
  const photos = useNewPhotos();
  return (
    <CreationDialog
      title="Add Request"
      creation={{
        record: 'request',
        form: requestForm,
        add: async (body, key) => {
          const made = await addRequest(body, key);
          await photos.attachTo({ type: 'request', id: made.id });
          return made;
        },
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
      <PhotoField
        label="Photos"
        pending={photos.pending}
        onPhotos={({ files }) => photos.add(files)}
        onDiscard={({ id }) => photos.discard(id)}
      />
    </CreationDialog>
  );
}
