import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  rowSuffixes,
} from '../form/index.ts';
import { type ReconciliationInput, reconciliationInput } from './schema.ts';

/**
 * The form of an account without lines: bank_account, on, currency, and `statement` with outstanding_12 for what it does not show, or
 * `counted` with difference_reason.
 */
export const reconciliationForm: FormParser<ReconciliationInput> = formParser({
  schema: z.extend(z.object(reconciliationInput.shape), { on: pastDate }),
  read: (fields) => {
    const currency = fieldText(fields, 'currency');
    const money = (name: 'statement' | 'counted') =>
      fields.has(name) && { [name]: { amount: decimalOrText(fieldText(fields, name)), currency } };
    const outstanding = rowSuffixes(fields, 'outstanding_').map(Number);
    return {
      bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
      on: dateOrText(fieldText(fields, 'on')),
      ...money('statement'),
      ...money('counted'),
      ...(outstanding.length > 0 && { outstanding }),
      difference_reason: fieldText(fields, 'difference_reason') || undefined,
    };
  },
  controlOf: (_fields, [field]) => field,
});
