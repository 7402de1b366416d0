import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
} from '../form/index.ts';
import { type LandlordDetails, type LandlordInput, landlordDetails, landlordInput } from './schema.ts';

const readDetails = (fields: Fields) => ({
  vat_registered: isChecked(fieldText(fields, 'vat_registered')),
  vat_number: fieldText(fields, 'vat_number'),
  rent_tax: fieldText(fields, 'rent_tax'),
  bank_name: fieldText(fields, 'bank_name'),
  bank_branch: fieldText(fields, 'bank_branch'),
  account_number: fieldText(fields, 'account_number'),
});

/** The form of a new landlord: `landlord_type` and `landlord_id` of the person or company, and the details. */
export const landlordForm: FormParser<LandlordInput> = formParser({
  schema: landlordInput,
  read: (fields) => ({
    party: {
      type: fieldText(fields, 'landlord_type'),
      id: integerOrUndefined(fieldText(fields, 'landlord_id')),
    },
    ...readDetails(fields),
  }),
  controlOf: (_fields, [field, part]) =>
    field === 'party' ? (part === 'type' ? 'landlord_type' : 'landlord_id') : undefined,
});

/** The form of a landlord on record: what may change. */
export const landlordDetailsForm: FormParser<LandlordDetails> = formParser({
  schema: landlordDetails,
  read: readDetails,
});
