import { type LandlordDetails, rentTaxes } from '@rentsafe/domain/landlord';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { useMay } from '../../../../session/useMay';
import { rentTaxText } from './rentTaxText';

/** Tax and bank of a landlord. */
export function LandlordDetailsFields({ initial = {} }: { initial?: LandlordDetails }) {
  const maySetBank = useMay()('putPayee');
  const text = (name: 'vat_number' | 'bank_name' | 'bank_branch' | 'account_number') => ({
    name,
    autoComplete: 'off',
    defaultValue: initial[name] ?? '',
  });
  return (
    <>
      <Fieldset label="Tax">
        <Fields>
          <Select
            label="Presumptive Rental Income Tax"
            name="rent_tax"
            required
            options={optionsOf(rentTaxes, rentTaxText)}
            defaultValue={initial.rent_tax ?? 'withhold'}
          />
          <TextField label="VAT Number" {...text('vat_number')} />
        </Fields>
        <Checkbox
          label="Registered for VAT"
          name="vat_registered"
          defaultChecked={initial.vat_registered ?? false}
          hint="VAT is added to rent for business use."
        />
      </Fieldset>
      <Fieldset label="Bank">
        <Fields>
          <TextField label="Bank" readOnly={!maySetBank} {...text('bank_name')} />
          <TextField label="Branch" readOnly={!maySetBank} {...text('bank_branch')} />
          <TextField
            label="Account Number"
            readOnly={!maySetBank}
            hint={maySetBank ? undefined : 'Only an Admin can change bank details.'}
            {...text('account_number')}
          />
        </Fields>
      </Fieldset>
    </>
  );
}
