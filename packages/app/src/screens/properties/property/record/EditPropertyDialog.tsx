import {
  type Property,
  type PropertyDetails,
  type PropertyPatch,
  propertyDetailsForm,
} from '@rentsafe/domain/property';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProperty, propertyQuery, showPropertyChange } from '../../../../calls/properties';
import { EditDialog } from '../../../../forms/EditDialog';
import { PropertyFields } from '../list/PropertyFields';
import { PropertyAmounts } from './PropertyAmounts';

export interface EditPropertyProps {
  property: Property;
  onClose: () => void;
}

/** 40 and 40.00 are one amount, and no amounts none. */
const amountsOf = (amounts: PropertyDetails['value']) =>
  amounts?.map(({ amount, currency }) => ({ amount: Number(amount).toFixed(2), currency }));

/** The fields that the form holds. */
const valuesOf = (details: Property | PropertyDetails): Values => ({
  property_type: details.property_type,
  property_details: details.property_details,
  building_name: details.building_name,
  street_number: details.street_number,
  street_name: details.street_name,
  area: details.area,
  city_town: details.city_town,
  province: details.province,
  country: details.country,
  area_code: details.area_code,
  repair_limit: amountsOf(details.repair_limit),
  value: amountsOf(details.value),
});

/** A property on record: the form of a new one, filled in, without its owner and units. */
export function EditPropertyDialog({ property, onClose }: EditPropertyProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(property);
  const { id } = before;
  return (
    <EditDialog
      title={`Edit ${before.name}`}
      edit={{
        record: 'property',
        before,
        form: propertyDetailsForm,
        valuesOf,
        typedValues: valuesOf,
        save: (changes, version) => changeProperty(id, { ...changes, version } as PropertyPatch),
        read: () => queryClient.fetchQuery({ ...propertyQuery(id), staleTime: 0 }),
        onSaved: (saved) => showPropertyChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <PropertyFields initial={before} />
      <PropertyAmounts property={before} />
    </EditDialog>
  );
}
