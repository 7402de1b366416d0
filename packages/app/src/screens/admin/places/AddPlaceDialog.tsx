import { placeForm } from '@rentsafe/domain/location';
import { TextField } from '@rentsafe/ui/TextField';
import { addPlace, type ParentPlace, placesIn } from '../../../calls/locations';
import { CreationDialog } from '../../../forms/CreationDialog';
import { placeWords } from './PlacesView';

export interface AddPlaceDialogProps {
  parent: ParentPlace;
  parentName: string;
  onAdded: () => void;
  onClose: () => void;
}

/** A new province, city or suburb. */
export function AddPlaceDialog({ parent, parentName, onAdded, onClose }: AddPlaceDialogProps) {
  const { record, add } = placeWords[parent.level];
  return (
    <CreationDialog
      title={add}
      description={`In ${parentName}`}
      creation={{
        record,
        form: placeForm,
        add: ({ name }, key) => addPlace(parent, name, key),
        lists: placesIn(parent).queryKey,
        onCreated: onAdded,
      }}
      onClose={onClose}
    >
      <TextField label="Name" name="name" required autoComplete="off" />
    </CreationDialog>
  );
}
