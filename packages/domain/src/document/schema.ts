import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { maxLength, minLength, recordId, storable, text } from '../text/index.ts';

export const documentKinds = ['residential', 'commercial'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ['issued', 'signed', 'withdrawn'] as const;
export type DocumentState = (typeof documentStates)[number];

const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });

const clause = z.object({
  title: text(150),
  body: z.string().check(z.trim(), minLength(1), maxLength(10_000), storable),
});
export type DocumentClause = z.input<typeof clause>;

/** The same name again is the next revision. */
export const documentTemplateInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  name: text(150),
  kind: z.enum(documentKinds),
  clauses: z.array(clause).check(minLength(1), maxLength(100)),
  /** It is a sample still, which a lawyer has not checked. @default false */
  is_sample: z.optional(z.boolean()),
});
export type DocumentTemplateInput = z.input<typeof documentTemplateInput>;

export const documentTemplate = z.object({
  id: recordId,
  client: clientRef,
  name: z.string(),
  kind: z.enum(documentKinds),
  revision: z.int(),
  clauses: z.array(z.object({ title: z.string(), body: z.string() })),
  /** It came with the product, and a lawyer has not checked it. */
  is_sample: z.boolean(),
  created_at: z.string(),
  created_by: z.nullable(named),
});
export type DocumentTemplate = z.output<typeof documentTemplate>;

export const documentPreview = z.object({ content: z.string() });
export type DocumentPreview = z.output<typeof documentPreview>;

export const documentIssue = z.object({ template: recordId });
export type DocumentIssue = z.input<typeof documentIssue>;

export const documentSignature = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  /** The scan of what was signed. */
  file: recordId,
});
export type DocumentSignature = z.input<typeof documentSignature>;

/** Without a file where the scan is attached with it. */
export const documentSigning = z.object({ on: plainDate, file: z.optional(recordId) });
export type DocumentSigning = z.output<typeof documentSigning>;

export const documentWithdrawal = z.object({ reason: text(500) });
export type DocumentWithdrawal = z.input<typeof documentWithdrawal>;

export const leaseDocument = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  lease: numbered,
  template: named,
  revision: z.int(),
  issued_at: z.string(),
  issued_by: z.nullable(named),
  /** Of the bytes of `content` in UTF-8. */
  sha256: z.string(),
  state: z.enum(documentStates),
  signed: z.nullable(z.object({ on: plainDate, file: recordId })),
  withdrawn: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  content: z.string(),
});
export type LeaseDocument = z.output<typeof leaseDocument>;
