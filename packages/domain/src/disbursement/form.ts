import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
import { type Fields, type FormParser, fieldText, formParser } from '../form/index.ts';
import {
  type DisbursementApproval,
  type DisbursementFailure,
  type DisbursementPayment,
  disbursementApproval,
  disbursementFailure,
  disbursementPayment,
} from './schema.ts';

const on = (fields: Fields) => dateOrText(fieldText(fields, 'on'));

/** The form that approves a disbursement: on. */
export const disbursementApprovalForm: FormParser<DisbursementApproval> = formParser({
  schema: z.extend(disbursementApproval, { on: pastDate }),
  read: (fields) => ({ on: on(fields) }),
});

/** The form that records a payment: on, reference. */
export const disbursementPaymentForm: FormParser<DisbursementPayment> = formParser({
  schema: z.extend(disbursementPayment, { on: pastDate }),
  read: (fields) => ({ on: on(fields), reference: fieldText(fields, 'reference') }),
});

/** The form that takes a disbursement back: on, reason. */
export const disbursementFailureForm: FormParser<DisbursementFailure> = formParser({
  schema: z.extend(disbursementFailure, { on: pastDate }),
  read: (fields) => ({ on: on(fields), reason: fieldText(fields, 'reason') }),
});
