import { dateOrText } from '@rentsafe/format/date';
import { divideRounded, toDecimal, toMinor } from '@rentsafe/format/money';
import { readDecimal, withPoint } from '@rentsafe/format/number';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  type FormSource,
  fieldText,
  formParser,
  integerOrUndefined,
  readFields,
  rowSuffixes,
} from '../form/index.ts';
import { maintenanceCategory, maintenancePriority } from '../maintenance/schema.ts';
import { isAmount, moneyInput } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';
import {
  landlordConsent,
  type WorkOrderClosing,
  type WorkOrderCompletion,
  type WorkOrderDetails,
  type WorkOrderInput,
  type WorkOrderSending,
  workOrderClosing,
  workOrderCompletion,
  workOrderDetails,
  workOrderInput,
  workOrderSending,
} from './schema.ts';

const day = (fields: Fields, name: string) => dateOrText(fieldText(fields, name)) || null;
const id = (fields: Fields, name: string) => integerOrUndefined(fieldText(fields, name)) ?? null;

function readDetails(fields: Fields) {
  const amount = decimalOrText(fieldText(fields, 'estimate'));
  const currency = fieldText(fields, 'currency');
  return {
    unit: id(fields, 'unit'),
    contractor: id(fields, 'contractor'),
    category: fieldText(fields, 'category'),
    priority: fieldText(fields, 'priority'),
    summary: fieldText(fields, 'summary'),
    instructions: fieldText(fields, 'instructions'),
    estimate: amount ? { amount, currency } : null,
    ...(currency && { currency }),
    finish_by: day(fields, 'finish_by'),
  };
}

const controlOf = (_fields: Fields, [field, part]: readonly string[]) =>
  field === 'estimate' ? (part === 'currency' ? 'currency' : 'estimate') : undefined;

/** What the call takes from a request, a form shows: it is required. */
const filled = { category: maintenanceCategory, priority: maintenancePriority, summary: text() };

/** The form of a new work order: its fields by name, with `currency` that of the estimate too; of that request, else `property`. */
export const workOrderForm = (request?: number): FormParser<WorkOrderInput> =>
  formParser({
    schema: z.extend(workOrderInput, {
      ...filled,
      property: request === undefined ? recordId : workOrderInput.shape.property,
    }),
    read: (fields) => ({
      ...(request === undefined ? { property: id(fields, 'property') ?? undefined } : { request }),
      ...readDetails(fields),
    }),
    controlOf,
  });

/** The form of a work order on record: what may change of it. */
export const workOrderDetailsForm: FormParser<WorkOrderDetails> = formParser({
  schema: z.extend(workOrderDetails, filled),
  read: readDetails,
  controlOf,
});

/** The form that records the landlord's consent: `given_by`, `given_on`, `evidence`, `amount` and `currency`. */
export const landlordConsentForm = formParser({
  schema: z.extend(landlordConsent, { given_on: pastDate, amount: moneyInput }),
  read: (fields) => ({
    given_by: fieldText(fields, 'given_by'),
    given_on: dateOrText(fieldText(fields, 'given_on')),
    evidence: fieldText(fields, 'evidence'),
    amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
  }),
});

const lineFields = ['kind', 'description', 'quantity', 'rate', 'vat'] as const;

/** Rows of which only the kind is chosen are left out. */
const lineSuffixes = (fields: Fields) =>
  rowSuffixes(fields, 'kind').filter((suffix) =>
    lineFields.some((name) => name !== 'kind' && fieldText(fields, name + suffix) !== ''),
  );

/** The VAT of a line: what was typed, or at the rate that the form adds, `vat_rate`. */
function lineVat(fields: Fields, suffix: string): string | null {
  const typed = decimalOrText(fieldText(fields, `vat${suffix}`));
  const rate = scaled(fields, 'vat_rate', 2);
  return typed || (rate > 0n ? toDecimal(divideRounded(lineNet(fields, suffix) * rate, 10_000n)) : null);
}

/**
 * The form that completes a work order: `on`, `notes`, `invoice_number`, `currency`, and `kind`, `description`, `quantity`, `rate`, `vat`
 * of each line; `vat_rate`, in percent, is added where a line has no VAT of its own.
 */
export const workOrderCompletionForm: FormParser<WorkOrderCompletion> = formParser({
  schema: z.extend(workOrderCompletion, { on: pastDate }),
  read: (fields) => ({
    on: dateOrText(fieldText(fields, 'on')),
    notes: fieldText(fields, 'notes'),
    invoice_number: fieldText(fields, 'invoice_number'),
    ...(fieldText(fields, 'currency') && { currency: fieldText(fields, 'currency') }),
    ...(fieldText(fields, 'above_consent') !== '' && { above_consent: true }),
    lines: lineSuffixes(fields).map((suffix) => ({
      kind: fieldText(fields, `kind${suffix}`),
      description: fieldText(fields, `description${suffix}`),
      quantity: decimalOrText(fieldText(fields, `quantity${suffix}`)),
      rate: decimalOrText(fieldText(fields, `rate${suffix}`)),
      vat: lineVat(fields, suffix),
    })),
  }),
  controlOf: (fields, [list, row, field]) =>
    list === 'lines' && row !== undefined && field !== undefined
      ? `${field}${lineSuffixes(fields)[Number(row)] ?? ''}`
      : undefined,
});

/** Digits without the point: `3.5` with 3 decimals is 3500; 0 of what is no number yet. */
function scaled(fields: Fields, name: string, decimals: number): bigint {
  const { value, problem } = readDecimal(withPoint(fieldText(fields, name)), { decimals });
  if (value === '' || problem !== null || value.startsWith('-')) return 0n;
  const [whole = '', part = ''] = value.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

const lineNet = (fields: Fields, suffix: string): bigint =>
  divideRounded(scaled(fields, `quantity${suffix}`, 3) * scaled(fields, `rate${suffix}`, 2), 1000n);

/** What the lines of a form that completes an order come to so far, in minor units: without VAT, and the VAT. */
export function completionSums(source: FormSource): { net: bigint; vat: bigint } {
  const fields = readFields(source);
  const suffixes = lineSuffixes(fields);
  const sum = (amountOf: (suffix: string) => bigint) =>
    suffixes.reduce((total, suffix) => total + amountOf(suffix), 0n);
  return {
    net: sum((suffix) => lineNet(fields, suffix)),
    vat: sum((suffix) => {
      const vat = lineVat(fields, suffix) ?? '0';
      return isAmount(vat) ? toMinor(vat) : 0n;
    }),
  };
}

/** The form that sends a work order: `channel`, `subject`, `body`. */
export const workOrderSendingForm: FormParser<WorkOrderSending> = formParser({
  schema: workOrderSending,
  read: (fields) => {
    const channel = fieldText(fields, 'channel');
    const subject = channel === 'sms' ? {} : { subject: fieldText(fields, 'subject') };
    return { channel, ...subject, body: fieldText(fields, 'body') };
  },
});

/** The form that closes a work order: `bearer`, `due_on`, and `lease` of a tenant who pays. */
export const workOrderClosingForm: FormParser<WorkOrderClosing> = formParser({
  schema: workOrderClosing,
  read: (fields) => ({
    bearer: fieldText(fields, 'bearer'),
    due_on: day(fields, 'due_on'),
    lease: id(fields, 'lease'),
  }),
});
