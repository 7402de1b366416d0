import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
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
import { divideRounded } from '../money/index.ts';
import { moneyInput } from '../money/schema.ts';
import { readDecimal } from '../number/index.ts';
import { recordId, text } from '../text/index.ts';
import {
  landlordConsent,
  type WorkOrderClosing,
  type WorkOrderCompletion,
  type WorkOrderDetails,
  type WorkOrderInput,
  workOrderClosing,
  workOrderCompletion,
  workOrderDetails,
  workOrderInput,
} from './schema.ts';

const day = (fields: Fields, name: string) => dateOrText(fieldText(fields, name)) || null;
const id = (fields: Fields, name: string) => integerOrUndefined(fieldText(fields, name)) ?? null;

function readDetails(fields: Fields) {
  const amount = decimalOrText(fieldText(fields, 'estimate'));
  return {
    unit: id(fields, 'unit'),
    contractor: id(fields, 'contractor'),
    category: fieldText(fields, 'category'),
    priority: fieldText(fields, 'priority'),
    summary: fieldText(fields, 'summary'),
    instructions: fieldText(fields, 'instructions'),
    estimate: amount ? { amount, currency: fieldText(fields, 'currency') } : null,
    finish_by: day(fields, 'finish_by'),
  };
}

const controlOf = (_fields: Fields, [field, part]: readonly string[]) =>
  field === 'estimate' ? (part === 'currency' ? 'currency' : 'estimate') : undefined;

/** What the call takes from a request, a form shows: it is required. */
const filled = { category: maintenanceCategory, priority: maintenancePriority, summary: text() };

/** The form of a new work order: its fields by name, `estimate` and `currency`; of that request, else `property`. */
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

/** The form that completes a work order: `on`, `notes`, `invoice_number`, and `kind`, `description`, `quantity`, `rate`, `vat` of each line. */
export const workOrderCompletionForm: FormParser<WorkOrderCompletion> = formParser({
  schema: z.extend(workOrderCompletion, { on: pastDate }),
  read: (fields) => ({
    on: dateOrText(fieldText(fields, 'on')),
    notes: fieldText(fields, 'notes'),
    invoice_number: fieldText(fields, 'invoice_number'),
    ...(fieldText(fields, 'above_consent') !== '' && { above_consent: true }),
    lines: lineSuffixes(fields).map((suffix) => ({
      kind: fieldText(fields, `kind${suffix}`),
      description: fieldText(fields, `description${suffix}`),
      quantity: decimalOrText(fieldText(fields, `quantity${suffix}`)),
      rate: decimalOrText(fieldText(fields, `rate${suffix}`)),
      vat: decimalOrText(fieldText(fields, `vat${suffix}`)) || null,
    })),
  }),
  controlOf: (fields, [list, row, field]) =>
    list === 'lines' && row !== undefined && field !== undefined
      ? `${field}${lineSuffixes(fields)[Number(row)] ?? ''}`
      : undefined,
});

/** Digits without the point: `3.5` with 3 decimals is 3500; 0 of what is no number yet. */
function scaled(fields: Fields, name: string, decimals: number): bigint {
  const { value, problem } = readDecimal(fieldText(fields, name), { decimals });
  if (value === '' || problem !== null || value.startsWith('-')) return 0n;
  const [whole = '', part = ''] = value.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** What the lines of a form that completes an order come to so far, with VAT, in minor units. */
export function completionTotal(source: FormSource): bigint {
  const fields = readFields(source);
  return lineSuffixes(fields).reduce((sum, suffix) => {
    const net = divideRounded(
      scaled(fields, `quantity${suffix}`, 3) * scaled(fields, `rate${suffix}`, 2),
      1000n,
    );
    return sum + net + scaled(fields, `vat${suffix}`, 2);
  }, 0n);
}

/** The form that closes a work order: `bearer`, `due_on`, and `lease` of a tenant who pays. */
export const workOrderClosingForm: FormParser<WorkOrderClosing> = formParser({
  schema: workOrderClosing,
  read: (fields) => ({
    bearer: fieldText(fields, 'bearer'),
    due_on: day(fields, 'due_on'),
    lease: id(fields, 'lease'),
  }),
});
