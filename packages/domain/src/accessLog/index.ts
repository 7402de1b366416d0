// Log of report readings.
import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { recordId } from '../text/index.ts';

/** One entry of who read a report. */
export const accessLogEntry = z.object({
  user: z.object({ id: recordId, name: z.string() }),
  /** Whose user it is. */
  client: clientRef,
  at: z.string(),
  action: z.string(),
  request_id: z.string(),
  /** Of an issued report. */
  purpose: z.nullable(z.string()),
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;

/** A report that was looked at again, or printed, without being read again from the server. */
export const accessLogInput = z.object({ action: z.enum(['reopen', 'print']) });
export type AccessLogInput = z.input<typeof accessLogInput>;
