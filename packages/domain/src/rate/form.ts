import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { decimalOrText, type FormParser, fieldText, formParser } from '../form/index.ts';
import { type RateInput, rateInput } from './schema.ts';

/** The form of an exchange rate: on, rate, source. */
export const rateForm: FormParser<RateInput> = formParser({
  schema: z.extend(rateInput, { on: pastDate }),
  read: (fields) => ({
    on: dateOrText(fieldText(fields, 'on')),
    rate: decimalOrText(fieldText(fields, 'rate')),
    source: fieldText(fields, 'source'),
  }),
});
