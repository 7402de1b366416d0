import { decimalOrText, type Fields, type FormParser, fieldText, formParser } from '../form/index.ts';
import { readParty } from '../party/read.ts';
import { type ContractorDetails, contractorDetails } from './schema.ts';

/** Undefined where none of its fields is filled. */
function readContact(fields: Fields) {
  const contact = {
    name: fieldText(fields, 'contact_name'),
    mobile: fieldText(fields, 'contact_mobile'),
    email: fieldText(fields, 'contact_email'),
  };
  return Object.values(contact).some(Boolean) ? contact : null;
}

const rateOf = (fields: Fields, name: string) => decimalOrText(fieldText(fields, name)) || null;

const plain = ['name', 'number', 'industry', 'mobile', 'telephone', 'email', 'address', 'licence_number'];

/**
 * The form of a contractor: its fields by name, `party` (`company:7`), and `contact_name`, `contact_mobile`, `contact_email`.
 */
export const contractorForm: FormParser<ContractorDetails> = formParser({
  schema: contractorDetails,
  read: (fields) => ({
    ...Object.fromEntries(plain.map((name) => [name, fieldText(fields, name)])),
    party: readParty(fieldText(fields, 'party')) ?? null,
    contact: readContact(fields),
    currency: fieldText(fields, 'currency') || null,
    standard_rate: rateOf(fields, 'standard_rate'),
    emergency_rate: rateOf(fields, 'emergency_rate'),
  }),
  controlOf: (_fields, [field, part]) => {
    if (field === 'party') return 'party';
    return field === 'contact' ? `contact_${part ?? 'name'}` : undefined;
  },
});
