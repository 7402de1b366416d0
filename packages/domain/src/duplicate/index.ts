import * as z from 'zod/mini';
import { readVersion, recordId } from '../text/index.ts';

/** The record that has the number already, or null. */
export const duplicateMatch = z.object({
  match: z.nullable(z.object({ id: recordId, name: z.string() })),
});
export type DuplicateMatch = z.output<typeof duplicateMatch>;

/** Which record a duplicate is merged into, and the version that was read of the duplicate. */
export const mergeInput = z.object({ into: recordId, version: readVersion });
export type MergeInput = z.input<typeof mergeInput>;
