import { type FormParser, fieldText, formParser } from '../form/index.ts';
import type { PartyInput } from '../party/index.ts';
import { type PayeeInput, payeeInput } from './schema.ts';

/** The form of the bank details of a payee: bank_name, bank_branch, account_number. */
export const payeeForm = (party: PartyInput): FormParser<PayeeInput> =>
  formParser({
    schema: payeeInput,
    read: (fields) => ({
      party,
      bank_name: fieldText(fields, 'bank_name'),
      bank_branch: fieldText(fields, 'bank_branch'),
      account_number: fieldText(fields, 'account_number'),
    }),
  });
