import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
} from '../form/index.ts';
import { type ReceiptInput, type ReceiptReversal, receiptInput, receiptReversal } from './schema.ts';

/** What was paid in the other currency; null in a form that does not ask for it. */
const readPaid = (fields: Fields) =>
  fields.has('paid')
    ? {
        amount: decimalOrText(fieldText(fields, 'paid')),
        currency: fieldText(fields, 'currency') === 'USD' ? 'ZIG' : 'USD',
      }
    : null;

/**
 * The form of money received: lease (empty: nobody knows whose it is), bank_account, amount, currency, method, reference,
 * received_on and payer; where the account is in the other currency, paid and rate too.
 */
export const receiptForm: FormParser<ReceiptInput> = formParser({
  schema: z.extend(receiptInput, { received_on: pastDate }),
  read: (fields) => ({
    lease: integerOrUndefined(fieldText(fields, 'lease')) ?? null,
    bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
    received_on: dateOrText(fieldText(fields, 'received_on')),
    amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
    paid: readPaid(fields),
    rate: fields.has('rate') ? decimalOrText(fieldText(fields, 'rate')) : null,
    method: fieldText(fields, 'method'),
    reference: fieldText(fields, 'reference') || null,
    payer: fieldText(fields, 'payer') || null,
  }),
  controlOf: (_fields, [field]) => (field === 'paid' ? 'paid' : undefined),
});

/** The form that reverses a receipt: on, reason. */
export const receiptReversalForm: FormParser<ReceiptReversal> = formParser({
  schema: z.extend(receiptReversal, { on: pastDate }),
  read: (fields) => ({ on: dateOrText(fieldText(fields, 'on')), reason: fieldText(fields, 'reason') }),
});
