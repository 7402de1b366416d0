import { type Contractor, contractorIndustries } from '@rentsafe/domain/contractor';
import type { Currency } from '@rentsafe/domain/money';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { optionOfParty } from '../../../../calls/parties';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { CHOOSE, optionsOf } from '../../../../forms/options';
import { PartyField } from '../../../../party/field/PartyField';

interface ContractorFieldsProps {
  /** One that is edited. */
  initial?: Contractor;
  /** The trade of a new one. */
  industry?: string | undefined;
}

/** The fields of a contractor. */
export function ContractorFields({ initial, industry = '' }: ContractorFieldsProps) {
  const [currency, setCurrency] = useState<Currency>(initial?.currency ?? 'USD');
  const text = (
    name: 'name' | 'number' | 'mobile' | 'telephone' | 'email' | 'address' | 'licence_number',
  ) => ({
    name,
    autoComplete: 'off',
    defaultValue: initial?.[name] ?? '',
  });
  const contact = (part: 'name' | 'mobile' | 'email') => ({
    name: `contact_${part}`,
    autoComplete: 'off',
    defaultValue: initial?.contact?.[part] ?? '',
  });
  const party = initial?.party;
  return (
    <>
      <Fieldset label="Contractor">
        <Fields>
          <Select
            label="Industry"
            name="industry"
            required
            placeholder={CHOOSE}
            options={optionsOf<string>(contractorIndustries)}
            defaultValue={initial?.industry ?? industry}
          />
          <TextField label="ID/Reg" maxLength={50} {...text('number')} />
          <TextField label="Name" required {...text('name')} />
          <TextField label="Email" type="email" {...text('email')} />
          <TextField label="Mobile" type="tel" {...text('mobile')} />
          <TextField label="Telephone" type="tel" {...text('telephone')} />
        </Fields>
        <PartyField
          label="Payee"
          name="party"
          defaultValue={party ? optionOfParty(party) : ''}
          hint="The person or company that bills are made out to."
        />
      </Fieldset>
      <Fieldset label="Contact person">
        <Fields columns={3}>
          <TextField label="Contact Person" {...contact('name')} />
          <TextField label="Contact Person Mobile" type="tel" {...contact('mobile')} />
          <TextField label="Contact Person Email" type="email" {...contact('email')} />
        </Fields>
      </Fieldset>
      <TextArea label="Address" maxLength={500} {...text('address')} />
      <Fieldset label="Charges">
        <Fields>
          <CurrencyField label="Charge Currency" value={currency} onCurrency={setCurrency} />
          <TextField label="Licence Number" maxLength={50} {...text('licence_number')} />
          <MoneyField
            label="Standard Rate"
            name="standard_rate"
            currency={currency}
            defaultValue={initial?.standard_rate ?? ''}
            hint="Per hour."
          />
          <MoneyField
            label="Emergency Rate"
            name="emergency_rate"
            currency={currency}
            defaultValue={initial?.emergency_rate ?? ''}
          />
        </Fields>
      </Fieldset>
    </>
  );
}
