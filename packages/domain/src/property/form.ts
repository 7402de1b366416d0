import { type Fields, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import {
  ownershipCreation,
  type PropertyCreation,
  type PropertyDetails,
  propertyCreation,
  propertyDetails,
  propertyTransfer,
} from './record.ts';

const { reserve: _, ...typed } = propertyDetails.shape;

const readDetails = (fields: Fields) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldText(fields, name)]));

const readLandlord = (fields: Fields) => ({
  type: fieldText(fields, 'landlord_type'),
  id: integerOrUndefined(fieldText(fields, 'landlord_id')),
});

const landlordControl = (_fields: Fields, path: readonly string[]) =>
  path[0] === 'landlord' ? (path[1] === 'type' ? 'landlord_type' : 'landlord_id') : undefined;

/**
 * The form of a new property: its details, `unit_number` of its first unit, `landlord_type`, `landlord_id` of the person or
 * company, and `owned_from`.
 */
export const propertyForm: FormParser<PropertyCreation> = formParser({
  schema: propertyCreation,
  read: (fields) => {
    const unit_number = fieldText(fields, 'unit_number');
    return {
      ...readDetails(fields),
      landlord: readLandlord(fields),
      owned_from: fieldText(fields, 'owned_from'),
      ...(unit_number && { units: [{ unit_number }] }),
    };
  },
  controlOf: landlordControl,
});

/** The form of a property on record: what may change of it. */
export const propertyDetailsForm: FormParser<PropertyDetails> = formParser({
  schema: propertyDetails,
  read: readDetails,
});

/** The form that gives a property another owner: `landlord_type`, `landlord_id` and `from_on`. */
export const propertyTransferForm = formParser({
  schema: propertyTransfer,
  read: (fields) => ({ landlord: readLandlord(fields), from_on: fieldText(fields, 'from_on') }),
  controlOf: landlordControl,
});

/** The form of an earlier owner: `landlord_type`, `landlord_id`, `from_on` and `to_on`. */
export const ownershipForm = formParser({
  schema: ownershipCreation,
  read: (fields) => ({
    landlord: readLandlord(fields),
    from_on: fieldText(fields, 'from_on'),
    to_on: fieldText(fields, 'to_on'),
  }),
  controlOf: landlordControl,
});
