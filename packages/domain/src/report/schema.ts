import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.union([z.number(), z.string()])));

export const claim = z.object({ claimant: text, type: text, currency: text, amount, dateOfClaim: text });
export type Claim = z.output<typeof claim>;

export const creditRow = z.object({ creditor: text, type: text, outstandingSince: text, amount });
export type CreditRow = z.output<typeof creditRow>;

/** What a report adds to the record it is about. A backend without it sends none of these. */
export const reportFields = {
  claims: z.optional(z.array(claim)),
  active: z.optional(z.array(creditRow)),
  historic: z.optional(z.array(creditRow)),
  classification: z.optional(z.nullable(z.string())),
  /** When the data was read, ISO 8601 UTC. */
  as_at: z.optional(z.nullable(z.string())),
  /** Where the data comes from, in words. */
  source: z.optional(z.nullable(z.string())),
};
