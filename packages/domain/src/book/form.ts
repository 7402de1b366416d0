import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
import { type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { waitDays } from './schema.ts';

const verifiedBook = z.object({ verified_on: z.nullable(pastDate), claim_wait_days: waitDays });

/** The form of what the provider decides of a book: verified_on, empty where nobody has checked it, and claim_wait_days. */
export const verifiedBookForm: FormParser<z.input<typeof verifiedBook>> = formParser({
  schema: verifiedBook,
  read: (fields) => ({
    verified_on: dateOrText(fieldText(fields, 'verified_on')) || null,
    claim_wait_days: integerOrUndefined(fieldText(fields, 'claim_wait_days')),
  }),
});
