import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { decimalOrText, type FormParser, fieldText, formParser } from '../form/index.ts';
import { type DebtCallNote, type DebtCallPromise, debtCallNote, debtCallPromise } from './schema.ts';

/** The form of a call, or a demand: text, on. */
export const debtCallNoteForm: FormParser<DebtCallNote> = formParser({
  schema: z.extend(debtCallNote, { on: pastDate }),
  read: (fields) => ({ text: fieldText(fields, 'text'), on: dateOrText(fieldText(fields, 'on')) }),
});

/** The form of a promise: amount, currency, by_on, text, on. */
export const debtCallPromiseForm: FormParser<DebtCallPromise> = formParser({
  schema: z.extend(debtCallPromise, { on: pastDate }),
  read: (fields) => ({
    amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
    by_on: dateOrText(fieldText(fields, 'by_on')),
    text: fieldText(fields, 'text') || null,
    on: dateOrText(fieldText(fields, 'on')),
  }),
});
