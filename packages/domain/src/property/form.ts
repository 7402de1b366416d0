import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
} from '../form/index.ts';
import { currencies } from '../money/index.ts';
import {
  ownershipCreation,
  type PropertyCreation,
  type PropertyDetails,
  propertyCreation,
  propertyDetails,
  propertyTransfer,
} from './record.ts';

const { reserve: _, repair_limit: __, value: ___, ...typed } = propertyDetails.shape;

/** An amount in each currency, `value_usd` and `value_zig`; those left empty are none. */
const readAmounts = (fields: Fields, name: string) =>
  currencies.flatMap((currency) => {
    const amount = decimalOrText(fieldText(fields, `${name}_${currency.toLowerCase()}`));
    return amount ? [{ amount, currency }] : [];
  });

const readDetails = (fields: Fields) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldText(fields, name)]));

/** The control of an amount by its place among those that are filled. */
const amountControl = (fields: Fields, [name = '', place]: readonly string[]) => {
  if (name !== 'repair_limit' && name !== 'value') return undefined;
  const filled = currencies.map((currency) => `${name}_${currency.toLowerCase()}`);
  return filled.filter((control) => fieldText(fields, control))[Number(place ?? 0)] ?? filled[0];
};

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

/** The form of a property on record: what may change of it, with `repair_limit_usd`, `value_usd` and so on. */
export const propertyDetailsForm: FormParser<PropertyDetails> = formParser({
  schema: propertyDetails,
  read: (fields) => ({
    ...readDetails(fields),
    repair_limit: readAmounts(fields, 'repair_limit'),
    value: readAmounts(fields, 'value'),
  }),
  controlOf: amountControl,
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
