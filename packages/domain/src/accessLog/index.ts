import * as z from 'zod/mini';
import { recordId } from '../text/index.ts';

/** One entry of who read a report. */
export const accessLogEntry = z.object({
  user: z.object({ id: recordId, name: z.string() }),
  at: z.string(),
  action: z.string(),
  request_id: z.string(),
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;
