import { today } from '@rentsafe/domain/date';
import { genders, type Individual, individualLabel, maritalStatuses } from '@rentsafe/domain/individual';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import type { ReactNode } from 'react';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { IdentificationFields, type IdentificationFieldsProps } from './IdentificationFields';

export interface IdentityFieldsProps extends IdentificationFieldsProps {
  /** That someone has the number already. */
  notice: ReactNode;
  /** The person who is edited. */
  initial: Individual | undefined;
}

/** Who the person is. */
export function IdentityFields({ notice, initial, ...identification }: IdentityFieldsProps) {
  return (
    <Fieldset legend="Identity">
      <Fields notices={notice}>
        <TextField
          label="First Name"
          name="first_name"
          required
          autoComplete="off"
          defaultValue={initial?.first_name}
        />
        <TextField
          label="Last Name"
          name="last_name"
          required
          autoComplete="off"
          defaultValue={initial?.last_name}
        />
        <IdentificationFields {...identification} isTypeFixed={initial !== undefined} />
      </Fields>
      <Fields columns={3}>
        <Select
          label="Gender"
          name="gender"
          required
          placeholder={CHOOSE}
          options={optionsOf(genders, individualLabel)}
          defaultValue={genders.find((gender) => gender === initial?.gender)}
        />
        <DateField
          label="Date Of Birth"
          name="date_of_birth"
          required
          max={today()}
          defaultValue={initial?.date_of_birth ?? undefined}
        />
        <Select
          label="Marital Status"
          name="marital_status"
          required
          placeholder={CHOOSE}
          options={optionsOf(maritalStatuses, individualLabel)}
          defaultValue={maritalStatuses.find((status) => status === initial?.marital_status)}
        />
      </Fields>
    </Fieldset>
  );
}
