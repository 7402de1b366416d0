import { placeForm } from '@rentsafe/domain/location';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { ApiError } from '../../../calls/ApiError';
import { type ParentPlace, type Place, renamePlace } from '../../../calls/locations';
import { refusalIssues } from '../../../forms/refusal';
import { showWait } from '../../../forms/showWait';
import { CloseOnBack } from '../../../overlays/CloseOnBack';
import { capitalised } from '../../../text/capitalised';
import { placeWords } from './PlacesView';

export interface RenamePlaceDialogProps {
  /** Of what holds the place. */
  level: ParentPlace['level'];
  place: Place;
  onRenamed: () => void;
  /** Someone else has changed the place since it was read. */
  onStale: () => void;
  onClose: () => void;
}

const changedSince = new ApiError('conflict', {
  status: 409,
  body: {
    detail: 'Someone else has changed this place. Close this and check the list before you rename it.',
  },
});

export function RenamePlaceDialog({ level, place, onRenamed, onStale, onClose }: RenamePlaceDialogProps) {
  const { record } = placeWords[level];
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      onCloseBlocked={showWait}
      title={`Rename ${place.name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      schema={placeForm}
      onSubmit={async ({ value }) => {
        try {
          await renamePlace(level, place, value.name);
        } catch (error) {
          const isStale = error instanceof ApiError && error.newVersion !== null;
          if (isStale) onStale();
          return refusalIssues(`Failed to rename ${record}`, isStale ? changedSince : error, {
            controlOf: () => 'name',
          });
        }
        onRenamed();
        toast.success(`${capitalised(record)} renamed`);
        return undefined;
      }}
    >
      <CloseOnBack />
      <TextField label="Name" name="name" required autoComplete="off" defaultValue={place.name} />
    </FormDialog>
  );
}
