// Duplicates: the record that already has a number.
import * as z from 'zod/mini';
import { readVersion, recordId } from '../text/index.ts';

/** The record that has the number already, or null. */
export const duplicateMatch = z.object({
  match: z.nullable(z.object({ id: recordId, name: z.string() })),
});
export type DuplicateMatch = z.output<typeof duplicateMatch>;

/** Records that may be of the same person or company, at most five. */
export const similarRecords = z.object({
  results: z.array(z.object({ id: recordId, name: z.string(), number: z.optional(z.nullable(z.string())) })),
});
export type SimilarRecords = z.output<typeof similarRecords>;

/** Which record a duplicate is merged into, and the version that was read of the duplicate. */
export const mergeInput = z.object({ into: recordId, version: readVersion });
export type MergeInput = z.input<typeof mergeInput>;
