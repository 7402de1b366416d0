import * as z from 'zod/mini';
import { type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { recordId } from '../text/index.ts';

const paymentFileChoice = z.object({ bank_account: recordId });
export type PaymentFileChoice = z.output<typeof paymentFileChoice>;

/** The form that makes a payment file: bank_account. */
export const paymentFileForm: FormParser<PaymentFileChoice> = formParser({
  schema: paymentFileChoice,
  read: (fields) => ({ bank_account: integerOrUndefined(fieldText(fields, 'bank_account')) }),
});
