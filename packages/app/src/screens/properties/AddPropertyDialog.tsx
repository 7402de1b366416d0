import { landlordTypes, propertyForm, propertyTypes } from '@rentsafe/domain/property';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { SampleFormDialog } from '../../forms/SampleFormDialog';

const typeOptions = Object.entries(propertyTypes).map(([label, types]) => ({
  label,
  options: optionsOf(types),
}));
const landlordLabels = { individual: 'Individual', company: 'Company' };
const landlordOptions = optionsOf(landlordTypes, (type) => landlordLabels[type]);

/** A new property; a sample form. */
export function AddPropertyDialog(props: { onClose: () => void }) {
  return (
    <SampleFormDialog
      {...props}
      title="Add Property"
      submitLabel="Add Property"
      pendingLabel="Adding Property..."
      schema={propertyForm}
    >
      <Fieldset legend="Property">
        <Fields>
          <Select
            label="Property Type"
            name="property_type"
            required
            placeholder={CHOOSE}
            options={typeOptions}
          />
          <TextField label="Unit Number" name="unit_number" />
        </Fields>
        <TextArea label="Property Details" name="property_details" />
      </Fieldset>
      <Fieldset legend="Address">
        <Fields>
          <TextField label="Building Name" name="building_name" />
          <TextField label="Street Number" name="street_number" />
          <TextField label="Street Name" name="street_name" />
          <TextField label="Area" name="area" />
          <TextField label="City/Town" name="city_town" required />
          <TextField label="Province" name="province" />
          <TextField label="Country" name="country" defaultValue="Zimbabwe" />
          <TextField label="Area Code" name="area_code" />
        </Fields>
      </Fieldset>
      <Fieldset legend="Landlord">
        <Fields columns={3}>
          <Select
            label="Landlord Type"
            name="landlord_type"
            required
            placeholder={CHOOSE}
            options={landlordOptions}
          />
          <TextField label="Landlord ID" name="landlord_id" />
          <TextField label="Landlord Name" name="landlord_name" required />
        </Fields>
      </Fieldset>
    </SampleFormDialog>
  );
}
