import * as z from 'zod/mini';
import { recordId, text } from '../text/index.ts';

/** What files are attached to. */
export const fileSubjects = [
  'request',
  'work_order',
  'inspection',
  'lease',
  'property',
  'document',
  'claim',
  'dispute',
  'consent',
  'book',
] as const;
export type FileSubject = (typeof fileSubjects)[number];

/** What a file may be, by its first bytes. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** How many files a record may have at a time. */
export const MAX_FILES = 20;

/** A record as the query of files names it: `lease:7`. */
export const fileSubjectText = (type: FileSubject, id: number): string => `${type}:${id}`;

export const attachedFile = z.object({
  id: recordId,
  /** `lease:7` */
  subject: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
  at: z.string(),
  user: z.nullable(z.object({ id: recordId, name: z.string() })),
});
export type AttachedFile = z.output<typeof attachedFile>;

export const fileRemoval = z.object({ reason: text(500) });
export type FileRemoval = z.input<typeof fileRemoval>;
