import { dateOrText } from '@rentsafe/format/date';
import { type FormParser, fieldText, formParser, integerOrUndefined, rowSuffixes } from '../form/index.ts';
import {
  type BankCostReversal,
  type BankMatchInput,
  bankCostBearers,
  bankCostReversal,
  bankMatchInput,
} from './schema.ts';

/** The form of a cost of the bank: bearer, property, reason. */
export const bankCostForm: FormParser<BankMatchInput> = formParser({
  schema: bankMatchInput,
  read: (fields) => ({
    cost: {
      bearer: bankCostBearers.find((bearer) => bearer === fieldText(fields, 'bearer')),
      property: integerOrUndefined(fieldText(fields, 'property')),
      reason: fieldText(fields, 'reason'),
    },
  }),
  controlOf: (_fields, [field, part]) => (field === 'cost' && part ? String(part) : undefined),
});

/** The form of a transfer that a line is: bank_account, the one on the other side. */
export const lineTransferForm: FormParser<BankMatchInput> = formParser({
  schema: bankMatchInput,
  read: (fields) => ({ transfer: { bank_account: integerOrUndefined(fieldText(fields, 'bank_account')) } }),
  controlOf: (_fields, [field]) => (field === 'transfer' ? 'bank_account' : undefined),
});

/** The form that reverses a cost: on, reason. */
export const bankCostReversalForm: FormParser<BankCostReversal> = formParser({
  schema: bankCostReversal,
  read: (fields) => ({
    on: dateOrText(fieldText(fields, 'on')),
    reason: fieldText(fields, 'reason'),
  }),
});

/** The form that matches a line with several records: receipts_12 for the receipt with that id, disbursements_3, and so on. */
export const bankRecordsForm = (kind: 'receipts' | 'disbursements'): FormParser<BankMatchInput> =>
  formParser({
    schema: bankMatchInput,
    read: (fields) => ({ [kind]: rowSuffixes(fields, `${kind}_`).map(Number) }),
  });
