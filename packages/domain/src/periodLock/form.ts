import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { type PeriodLockInput, periodLockInput } from './schema.ts';

/** The form of a lock: until_on, reason. */
export const periodLockForm: FormParser<PeriodLockInput> = formParser({
  schema: z.extend(periodLockInput, { until_on: pastDate }),
  read: (fields) => ({
    until_on: dateOrText(fieldText(fields, 'until_on')),
    reason: fieldText(fields, 'reason'),
  }),
});
