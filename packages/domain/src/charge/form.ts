import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { issue } from '../errors/codes.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
} from '../form/index.ts';
import { type ChargeCredit, type ChargeInput, chargeCredit, chargeInput } from './schema.ts';
import { type FiscalReceiptInput, fiscalReceiptInput } from './taxInvoice.ts';

const moneyOf = (fields: Fields, name: string) => ({
  amount: decimalOrText(fieldText(fields, name)),
  currency: fieldText(fields, 'currency'),
});

const notBeforeCharged = z.extend(chargeInput, { charged_on: pastDate }).check(({ value, issues }) => {
  if (value.due_on && value.due_on < value.charged_on) {
    issues.push({ code: 'custom', input: value, path: ['due_on'], message: issue('before_start').error });
  }
});

/** The form of a charge by hand: lease, type, description, net, currency, vat (a checkbox), charged_on and due_on. */
export const chargeForm: FormParser<ChargeInput> = formParser({
  schema: notBeforeCharged,
  read: (fields) => ({
    lease: integerOrUndefined(fieldText(fields, 'lease')),
    type: fieldText(fields, 'type'),
    description: fieldText(fields, 'description') || null,
    net: moneyOf(fields, 'net'),
    vat: isChecked(fieldText(fields, 'vat')) ? 'standard' : 'none',
    charged_on: dateOrText(fieldText(fields, 'charged_on')),
    due_on: dateOrText(fieldText(fields, 'due_on')) || null,
  }),
  controlOf: (_fields, [field, name]) => (field === 'net' && name !== 'currency' ? 'net' : undefined),
});

/** The form of a credit note or a write-off: amount, currency, on, reason and kind. */
export const chargeCreditForm: FormParser<ChargeCredit> = formParser({
  schema: z.extend(chargeCredit, { on: pastDate }),
  read: (fields) => ({
    amount: moneyOf(fields, 'amount'),
    on: dateOrText(fieldText(fields, 'on')),
    reason: fieldText(fields, 'reason'),
    kind: fieldText(fields, 'kind'),
  }),
});

/** The form of what a fiscal device answered: device, fiscal_day, receipt_number, verification_code, qr. */
export const fiscalReceiptForm: FormParser<FiscalReceiptInput> = formParser({
  schema: fiscalReceiptInput,
  read: (fields) => ({
    device: fieldText(fields, 'device'),
    fiscal_day: integerOrUndefined(fieldText(fields, 'fiscal_day')),
    receipt_number: fieldText(fields, 'receipt_number'),
    verification_code: fieldText(fields, 'verification_code'),
    qr: fieldText(fields, 'qr'),
  }),
});
