import type { PlainDate } from '@rentsafe/format/date';
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

/** How banks want dates, by what 31 January 2026 looks like. */
export const paymentDateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'YYYYMMDD', 'DDMMYYYY'] as const;
export type PaymentDateFormat = (typeof paymentDateFormats)[number];

/** '2026-01-31' as '31/01/2026'. */
export const paymentDate = (day: PlainDate, format: PaymentDateFormat = 'YYYY-MM-DD'): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
};

/** A column of the payment file: how the bank calls it, and what stands in it; of a date in which format. */
export const paymentColumn = z.object({
  header: text(100),
  field: z.enum(paymentFields),
  format: z.optional(z.enum(paymentDateFormats)),
});
export type PaymentColumn = z.output<typeof paymentColumn>;

export const paymentColumns = z.array(paymentColumn).check(minLength(1), maxLength(30));

/** The columns of an account whose bank asked for no others. */
export const defaultPaymentColumns: readonly PaymentColumn[] = paymentFields.map((field) => ({
  header: paymentFieldTexts[field],
  field,
}));

const columnsPatch = z.object({ payment_columns: paymentColumns, version: readVersion });
export type PaymentColumnsPatch = z.output<typeof columnsPatch>;

/** The form that changes the columns of the payment file: header_1, field_1 of the first, and so on, of a date with its format ('date DD/MM/YYYY'); version. */
export const paymentColumnsForm: FormParser<PaymentColumnsPatch> = formParser({
  schema: columnsPatch,
  read: (fields) => ({
    payment_columns: rowSuffixes(fields, 'header').map((suffix) => {
      const [field, format] = fieldText(fields, `field${suffix}`).split(' ');
      return { header: fieldText(fields, `header${suffix}`), field, ...(format && { format }) };
    }),
    version: integerOrUndefined(fieldText(fields, 'version')),
  }),
  controlOf: (fields, [list, row, field]) =>
    list === 'payment_columns' && row !== undefined && field
      ? `${field === 'format' ? 'field' : field}${rowSuffixes(fields, 'header')[Number(row)] ?? ''}`
      : undefined,
});
