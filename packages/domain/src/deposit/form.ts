import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
} from '../form/index.ts';
import { type DepositDeduction, type DepositRefund, depositDeduction, depositRefund } from './schema.ts';

const amount = (fields: Fields) => ({
  amount: decimalOrText(fieldText(fields, 'amount')),
  currency: fieldText(fields, 'currency'),
});

/** The form of a deduction: charge, amount, currency, on, reason. */
export const depositDeductionForm: FormParser<DepositDeduction> = formParser({
  schema: z.extend(depositDeduction, { on: pastDate }),
  read: (fields) => ({
    charge: integerOrUndefined(fieldText(fields, 'charge')),
    amount: amount(fields),
    on: dateOrText(fieldText(fields, 'on')),
    reason: fieldText(fields, 'reason'),
  }),
});

/** The form of a refund: amount, currency, bank_account. */
export const depositRefundForm: FormParser<DepositRefund> = formParser({
  schema: depositRefund,
  read: (fields) => ({
    amount: amount(fields),
    bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
  }),
});
