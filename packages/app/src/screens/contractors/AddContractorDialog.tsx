import { contractorForm, contractorIndustries } from '@rentsafe/domain/contractor';
import { currencies } from '@rentsafe/domain/money';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { SampleFormDialog } from '../../forms/SampleFormDialog';

/** A new contractor; a sample form. */
export function AddContractorDialog(props: { onClose: () => void }) {
  return (
    <SampleFormDialog
      {...props}
      title="Add Contractor"
      submitLabel="Add Contractor"
      pendingLabel="Adding Contractor..."
      schema={contractorForm}
    >
      <Fieldset legend="Contractor">
        <Fields>
          <Select
            label="Industry"
            name="industry"
            required
            placeholder={CHOOSE}
            options={optionsOf(contractorIndustries)}
          />
          <TextField label="ID/Reg" name="registration" />
          <TextField label="Name" name="name" required />
          <TextField label="Email" name="email" type="email" />
          <TextField label="Mobile" name="mobile" type="tel" />
          <TextField label="Telephone" name="telephone" type="tel" />
        </Fields>
      </Fieldset>
      <Fieldset legend="Contact person">
        <Fields columns={3}>
          <TextField label="Contact Person" name="contact_person" />
          <TextField label="Contact Person Mobile" name="contact_mobile" type="tel" />
          <TextField label="Contact Person Email" name="contact_email" type="email" />
        </Fields>
      </Fieldset>
      <Fieldset legend="Address">
        <Fields>
          <TextField label="Street Address" name="street_address" />
          <TextField label="Suburb" name="suburb" />
          <TextField label="City" name="city" />
          <TextField label="Province" name="province" />
          <TextField label="Country" name="country" defaultValue="Zimbabwe" />
        </Fields>
      </Fieldset>
      <Fieldset legend="Charges">
        <Fields>
          <Select label="Charge Currency" name="charge_currency" required options={optionsOf(currencies)} />
          <TextField label="Licence Number" name="license_number" />
          <NumberField label="Standard Rate" name="standard_rate" decimals={2} min={0} />
          <NumberField label="Emergency Rate" name="emergency_rate" decimals={2} min={0} />
        </Fields>
      </Fieldset>
    </SampleFormDialog>
  );
}
