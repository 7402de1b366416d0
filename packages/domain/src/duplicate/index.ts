import * as z from 'zod/mini';
import { recordId } from '../text/index.ts';

/** The record that has the number already, or null. */
export const duplicateMatch = z.object({
  match: z.nullable(z.object({ id: recordId, name: z.string() })),
});
export type DuplicateMatch = z.output<typeof duplicateMatch>;
