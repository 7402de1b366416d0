import { companyLabel, industries, legalStatuses } from '@rentsafe/domain/company';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { DuplicateNotice } from '../../forms/DuplicateNotice';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import type { CreateCompanyFormProps } from './CreateCompanyForm';

type IdentityFieldsProps = Pick<CreateCompanyFormProps, 'duplicate' | 'onRegistrationNumberChange'>;

/** What a company is registered as. */
export function IdentityFields({ duplicate, onRegistrationNumberChange }: IdentityFieldsProps) {
  return (
    <Fieldset legend="Identity">
      <Fields notices={<DuplicateNotice {...duplicate} />}>
        <TextField label="Registered Name" name="registration_name" required autoComplete="off" />
        <TextField
          label="Registration Number"
          name="registration_number"
          required
          autoComplete="off"
          onChange={({ target }) => onRegistrationNumberChange(target.value.trim())}
        />
      </Fields>
      <Fields>
        <TextField label="Trading Name" name="trading_name" autoComplete="off" />
        <Select
          label="Legal Status"
          name="legal_status"
          placeholder={CHOOSE}
          options={optionsOf(legalStatuses, companyLabel)}
        />
        <DateField label="Date Of Incorporation" name="date_of_incorporation" />
        <Select label="Industry" name="industry" placeholder={CHOOSE} options={optionsOf(industries)} />
      </Fields>
    </Fieldset>
  );
}
