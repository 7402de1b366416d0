import { fieldText, formParser, withoutEmpty } from '../form/index.ts';
import { bankAccountDetails, bankAccountInput } from './schema.ts';

/** The form of a new bank account: `name`, `kind`, `currency`, and `bank_name` and `number`, which may be left out. */
export const bankAccountForm = formParser({
  schema: bankAccountInput,
  read: (fields) => ({
    name: fieldText(fields, 'name'),
    kind: fieldText(fields, 'kind'),
    currency: fieldText(fields, 'currency'),
    ...withoutEmpty({ bank_name: fieldText(fields, 'bank_name'), number: fieldText(fields, 'number') }),
  }),
});

/** The form that changes it: `name`, `bank_name`, `number`. */
export const bankAccountDetailsForm = formParser({
  schema: bankAccountDetails,
  read: (fields) => ({
    name: fieldText(fields, 'name'),
    bank_name: fieldText(fields, 'bank_name'),
    number: fieldText(fields, 'number'),
  }),
});
