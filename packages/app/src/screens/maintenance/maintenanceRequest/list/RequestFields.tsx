import { today } from '@rentsafe/domain/date';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { findProperties } from '../../../../calls/properties';
import { Fields } from '../../../../forms/Fields';
import { CategorySelect, PrioritySelect } from './MaintenanceSelects';
import { type Place, UnitSelect } from './UnitSelect';

interface RequestFieldsProps {
  place: Place;
  /** A request that is edited, whose property stays. */
  initial?: MaintenanceRequest;
}

/** What is wrong where, and who said so. */
export function RequestFields({ place, initial }: RequestFieldsProps) {
  const text = (name: 'reported_by' | 'telephone' | 'summary' | 'description' | 'access') => ({
    name,
    autoComplete: 'off',
    defaultValue: initial?.[name] ?? '',
  });
  return (
    <>
      <Fieldset legend="Place">
        <Fields>
          {!initial && (
            <Combobox
              label="Property"
              name="property"
              required
              search={findProperties}
              onValueChange={({ option }) => place.setProperty(option ? Number(option.value) : undefined)}
            />
          )}
          <UnitSelect place={place} defaultValue={initial?.unit?.id} />
        </Fields>
      </Fieldset>
      <Fieldset legend="Problem">
        <TextField
          label="Summary"
          required
          maxLength={150}
          hint="In a few words, such as: Kitchen tap leaks."
          {...text('summary')}
        />
        <Fields>
          <CategorySelect value={initial?.category} />
          <PrioritySelect value={initial?.priority} />
        </Fields>
        <TextArea label="Description" maxLength={2000} {...text('description')} />
        <TextField label="Access" maxLength={500} hint="How and when to get in." {...text('access')} />
      </Fieldset>
      <Fieldset legend="Reported">
        <Fields columns={3}>
          <TextField label="Reported By" required maxLength={150} {...text('reported_by')} />
          <TextField label="Telephone" type="tel" {...text('telephone')} />
          <DateField
            label="Reported On"
            name="reported_on"
            required
            max={today()}
            defaultValue={initial?.reported_on ?? today()}
          />
        </Fields>
      </Fieldset>
    </>
  );
}
