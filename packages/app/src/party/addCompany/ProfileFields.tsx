import { type Company, companyLabel, tradingStatuses } from '@rentsafe/domain/company';
import { today } from '@rentsafe/domain/date';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { CheckedField } from '../../forms/CheckedField';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { tinWarning, vatWarning } from '../../forms/warnings';

/** What a company does, and its numbers. */
export function ProfileFields({ initial }: { initial: Company['profile'] }) {
  return (
    <Fieldset label="Profile">
      <Fields>
        <Select
          label="Trading Status"
          name="trading_status"
          placeholder={CHOOSE}
          options={optionsOf(tradingStatuses, companyLabel)}
          defaultValue={tradingStatuses.find((status) => status === initial?.trading_status)}
        />
        <DateField
          label="Registration Date"
          name="registration_date"
          max={today()}
          defaultValue={initial?.registration_date ?? undefined}
        />
        <CheckedField
          label="TIN Number"
          name="tin_number"
          check={tinWarning}
          defaultValue={initial?.tin_number ?? ''}
          autoComplete="off"
        />
        <CheckedField
          label="VAT Number"
          name="vat_number"
          check={vatWarning}
          defaultValue={initial?.vat_number ?? ''}
          autoComplete="off"
        />
        <NumberField
          label="Number Of Employees"
          name="number_of_employees"
          min={0}
          defaultValue={
            initial?.number_of_employees == null ? undefined : String(initial.number_of_employees)
          }
        />
        <TextField
          label="Account Number"
          name="account_number"
          defaultValue={initial?.account_number ?? ''}
          autoComplete="off"
        />
      </Fields>
      <TextArea label="Operations" name="operations" defaultValue={initial?.operations ?? ''} />
    </Fieldset>
  );
}
