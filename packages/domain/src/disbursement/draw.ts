import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { type DisbursementInput, disbursementInput } from './schema.ts';

/** The form that drafts what the agency draws of its commission: payee, a company; bank_account, amount. */
export const commissionDrawForm: FormParser<DisbursementInput> = formParser({
  schema: disbursementInput,
  read: (fields) => ({
    kind: 'commission',
    party: { type: 'company', id: integerOrUndefined(fieldText(fields, 'payee')) },
    bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
    lines: [{ amount: decimalOrText(fieldText(fields, 'amount')) }],
  }),
  controlOf: (_fields, [field]) => (field === 'party' ? 'payee' : undefined),
});
