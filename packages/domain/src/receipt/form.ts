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
  rowSuffixes,
} from '../form/index.ts';
import {
  type ReceiptAllocation,
  type ReceiptIdentification,
  type ReceiptInput,
  type ReceiptReversal,
  type ReceiptUnallocation,
  receiptAllocation,
  receiptIdentification,
  receiptInput,
  receiptReversal,
  receiptUnallocation,
} from './schema.ts';

const ALLOCATED = 'allocation_';

/** The charges with an amount, in the order in which they are sent. */
const allocatedCharges = (fields: Fields) =>
  rowSuffixes(fields, ALLOCATED).flatMap((suffix) => {
    const amount = decimalOrText(fieldText(fields, ALLOCATED + suffix));
    return amount === '' || /^0+(\.0*)?$/.test(amount) ? [] : { charge: Number(suffix), amount };
  });

/** `allocation` is oldest, none or chosen: what then stands in `allocation_31` goes to charge 31. Undefined without it. */
function readAllocations(fields: Fields) {
  const choice = fieldText(fields, 'allocation');
  if (choice !== 'chosen') return choice || undefined;
  const currency = fieldText(fields, 'currency');
  const chosen = allocatedCharges(fields).map(({ charge, amount }) => ({
    charge,
    amount: { amount, currency },
  }));
  return chosen.length > 0 ? chosen : 'none';
}

function allocationControl(fields: Fields, [field, index]: readonly string[]): string | undefined {
  const row = field === 'allocations' && index !== undefined && allocatedCharges(fields)[Number(index)];
  return row ? ALLOCATED + row.charge : undefined;
}

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
 * received_on and payer; where the account is in the other currency, paid and rate too; and how it is allocated, as in
 * `receiptAllocationForm`.
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
    allocations: readAllocations(fields),
  }),
  controlOf: (fields, path) => (path[0] === 'paid' ? 'paid' : allocationControl(fields, path)),
});

/**
 * The form of what money settles: allocation (oldest, none or chosen), and of a choice its currency, and for charge 31 the amount
 * allocation_31; '' and 0 are left out.
 */
export const receiptAllocationForm: FormParser<ReceiptAllocation> = formParser({
  schema: receiptAllocation,
  read: (fields) => ({ allocations: readAllocations(fields) }),
  controlOf: allocationControl,
});

/** The form that names the lease of money received: lease, and as in `receiptAllocationForm`. */
export const receiptIdentificationForm: FormParser<ReceiptIdentification> = formParser({
  schema: receiptIdentification,
  read: (fields) => ({
    lease: integerOrUndefined(fieldText(fields, 'lease')),
    allocations: readAllocations(fields),
  }),
  controlOf: allocationControl,
});

/** The form that takes an allocation back: charge (empty: all of them). */
export const receiptUnallocationForm: FormParser<ReceiptUnallocation> = formParser({
  schema: receiptUnallocation,
  read: (fields) => {
    const charge = integerOrUndefined(fieldText(fields, 'charge'));
    return charge === undefined ? {} : { charges: [charge] };
  },
});

/** The form that reverses a receipt: on, reason. */
export const receiptReversalForm: FormParser<ReceiptReversal> = formParser({
  schema: z.extend(receiptReversal, { on: pastDate }),
  read: (fields) => ({ on: dateOrText(fieldText(fields, 'on')), reason: fieldText(fields, 'reason') }),
});
