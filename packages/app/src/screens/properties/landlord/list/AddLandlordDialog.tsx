import { landlordForm } from '@rentsafe/domain/landlord';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { useQueryClient } from '@tanstack/react-query';
import { addLandlord, landlordList, showLandlords } from '../../../../calls/landlords';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { landlordPath } from '../../../../paths';
import { LandlordDetailsFields } from './LandlordDetailsFields';
import { LandlordFields } from './LandlordFields';

/** A person or company of the register becomes a landlord of the book. */
export function AddLandlordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Landlord"
      creation={{
        record: 'landlord',
        form: landlordForm,
        add: addLandlord,
        lists: landlordList.key,
        onCreated: () => showLandlords(queryClient),
        recordOf: ({ id, party }) => ({
          description: party?.name ?? '',
          link: { label: 'Open landlord', href: landlordPath(id) },
        }),
      }}
      onClose={onClose}
    >
      <Fieldset label="Landlord">
        <Fields>
          <LandlordFields />
        </Fields>
      </Fieldset>
      <LandlordDetailsFields />
    </CreationDialog>
  );
}
