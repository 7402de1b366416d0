import * as z from 'zod/mini';
import { type FormParser, fieldText, formParser, integerOrUndefined, rowSuffixes } from '../form/index.ts';
import { maxLength, minLength, readVersion, text } from '../text/index.ts';

/** What a payment file can say of a payment. */
export const paymentFields = [
  'payee',
  'bank_name',
  'bank_branch',
  'account_number',
  'amount',
  'currency',
  'number',
  'reference',
  'date',
] as const;
export type PaymentField = (typeof paymentFields)[number];

export const paymentFieldTexts: Readonly<Record<PaymentField, string>> = {
  payee: 'Payee',
  bank_name: 'Bank Name',
  bank_branch: 'Bank Branch',
  account_number: 'Account Number',
  amount: 'Amount',
  currency: 'Currency',
  number: 'Number',
  reference: 'Reference',
  date: 'Date',
};

/** A column of the payment file: how the bank calls it, and what stands in it. */
export const paymentColumn = z.object({ header: text(100), field: z.enum(paymentFields) });
export type PaymentColumn = z.output<typeof paymentColumn>;

export const paymentColumns = z.array(paymentColumn).check(minLength(1), maxLength(30));

/** The columns of an account whose bank asked for no others. */
export const defaultPaymentColumns: readonly PaymentColumn[] = paymentFields.map((field) => ({
  header: paymentFieldTexts[field],
  field,
}));

const columnsPatch = z.object({ payment_columns: paymentColumns, version: readVersion });
export type PaymentColumnsPatch = z.output<typeof columnsPatch>;

/** The form that changes the columns of the payment file: header_1, field_1 of the first, and so on; version. */
export const paymentColumnsForm: FormParser<PaymentColumnsPatch> = formParser({
  schema: columnsPatch,
  read: (fields) => ({
    payment_columns: rowSuffixes(fields, 'header').map((suffix) => ({
      header: fieldText(fields, `header${suffix}`),
      field: fieldText(fields, `field${suffix}`),
    })),
    version: integerOrUndefined(fieldText(fields, 'version')),
  }),
  controlOf: (fields, [list, row, field]) =>
    list === 'payment_columns' && row !== undefined && field
      ? `${field}${rowSuffixes(fields, 'header')[Number(row)] ?? ''}`
      : undefined,
});
