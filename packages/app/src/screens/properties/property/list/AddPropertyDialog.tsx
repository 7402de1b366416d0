import { today } from '@rentsafe/domain/date';
import { propertyForm } from '@rentsafe/domain/property';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { addProperty, showProperty, unitList } from '../../../../calls/properties';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { propertyPath } from '../../../../paths';
import { LandlordFields } from '../../landlord/list/LandlordFields';
import { PropertyFields } from './PropertyFields';

/** A new property with its owner and its first unit. */
export function AddPropertyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Property"
      creation={{
        record: 'property',
        form: propertyForm,
        add: addProperty,
        lists: unitList.key,
        onCreated: (property) => showProperty(queryClient, property),
        recordOf: ({ id, name = '' }) => ({
          description: name,
          link: { label: 'Open property', href: propertyPath(id) },
        }),
      }}
      onClose={onClose}
    >
      <PropertyFields
        unit={
          <TextField
            label="Unit Number"
            name="unit_number"
            autoComplete="off"
            hint="For the first unit; 1 if left blank. Add more units on the property's page."
          />
        }
      />
      <Fieldset label="Landlord">
        <Fields>
          <LandlordFields />
          <DateField label="Owner Since" name="owned_from" required defaultValue={today()} />
        </Fields>
      </Fieldset>
    </CreationDialog>
  );
}
