import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { type BankTransferInput, bankTransferInput } from './schema.ts';

/** What arrives in the other currency; undefined in a form that does not ask for it. */
const readReceived = (currency: string, received: string) => ({
  amount: decimalOrText(received),
  currency: currency === 'USD' ? 'ZIG' : 'USD',
});

/** The form of a transfer: from, to, amount with its currency, on, reason; received between currencies. */
export const bankTransferForm: FormParser<BankTransferInput> = formParser({
  schema: z.extend(bankTransferInput, { on: pastDate }),
  read: (fields) => {
    const currency = fieldText(fields, 'currency');
    return {
      from: integerOrUndefined(fieldText(fields, 'from')),
      to: integerOrUndefined(fieldText(fields, 'to')),
      amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency },
      ...(fields.has('received') && { received: readReceived(currency, fieldText(fields, 'received')) }),
      on: dateOrText(fieldText(fields, 'on')),
      reason: fieldText(fields, 'reason'),
    };
  },
  controlOf: (_fields, [field]) => field,
});
