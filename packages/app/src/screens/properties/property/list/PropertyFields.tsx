import { type PropertyDetails, propertyTypes } from '@rentsafe/domain/property';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import type { ReactNode } from 'react';
import { Fields } from '../../../../forms/Fields';
import { CHOOSE, optionsOf } from '../../../../forms/options';

type Text = Exclude<keyof PropertyDetails, 'reserve' | 'repair_limit' | 'value'>;

interface PropertyFieldsProps {
  /** A property that is edited. */
  initial?: { [Name in Text]?: string | null };
  /** Beside the type. */
  unit?: ReactNode;
}

const typeOptions = Object.entries(propertyTypes).map(([label, types]) => ({
  label,
  options: optionsOf<string>(types),
}));

/** What a property is, and where it stands. */
export function PropertyFields({ initial = { country: 'Zimbabwe' }, unit }: PropertyFieldsProps) {
  const text = (name: Text) => ({ name, autoComplete: 'off', defaultValue: initial[name] ?? '' });
  return (
    <>
      <Fieldset label="Property">
        <Fields>
          <Select
            label="Property Type"
            name="property_type"
            required
            placeholder={CHOOSE}
            options={typeOptions}
            defaultValue={initial.property_type ?? ''}
          />
          {unit}
        </Fields>
        <TextArea label="Property Details" {...text('property_details')} />
      </Fieldset>
      <Fieldset label="Address">
        <Fields>
          <TextField label="Building Name" {...text('building_name')} />
          <TextField label="Street Number" {...text('street_number')} />
          <TextField label="Street Name" {...text('street_name')} />
          <TextField label="Area" {...text('area')} />
          <TextField label="City/Town" required {...text('city_town')} />
          <TextField label="Province" {...text('province')} />
          <TextField label="Country" {...text('country')} />
          <TextField label="Area Code" {...text('area_code')} />
        </Fields>
      </Fieldset>
    </>
  );
}
