import { today } from '@rentsafe/domain/date';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { Combobox, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { findProperties } from '../../../../calls/properties';
import { Fields } from '../../../../forms/Fields';
import { CallerField } from './CallerField';
import { CategorySelect, PrioritySelect } from './MaintenanceSelects';
import { type Place, UnitSelect } from './UnitSelect';

interface RequestFieldsProps {
  place: Place;
  /** A request that is edited, whose property stays. */
  initial?: MaintenanceRequest;
}

/** What is wrong where, and who said so. */
export function RequestFields({ place, initial }: RequestFieldsProps) {
  const [property, setProperty] = useState<ComboboxValue>('');
  const [reporter, setReporter] = useState(initial?.reported_by ?? '');
  const text = (name: 'telephone' | 'summary' | 'description' | 'access') => ({
    name,
    autoComplete: 'off',
    defaultValue: initial?.[name] ?? '',
  });
  return (
    <>
      {!initial && (
        <CallerField
          onCaller={({ name, property: home, unit }) => {
            setProperty({ value: home.id, label: home.name });
            place.setPlace({ property: home.id, unit });
            setReporter(name);
          }}
        />
      )}
      <Fieldset label="Place">
        <Fields>
          {!initial && (
            <Combobox
              label="Property"
              name="property"
              required
              search={findProperties}
              value={property}
              onValueChange={({ value, option }) => {
                setProperty(value);
                place.setProperty(option ? Number(option.value) : undefined);
              }}
            />
          )}
          <UnitSelect place={place} defaultValue={initial?.unit?.id} />
        </Fields>
      </Fieldset>
      <Fieldset label="Problem">
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
      <Fieldset label="Reported">
        <Fields columns={3}>
          <TextField
            label="Reported By"
            name="reported_by"
            required
            maxLength={150}
            autoComplete="off"
            value={reporter}
            onValueChange={({ value }) => setReporter(value)}
          />
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
