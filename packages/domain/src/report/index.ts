import * as z from 'zod/mini';

/** Tenant risk ratings, best first. */
export const riskRatings = ['Low Risk', 'Medium Risk', 'High Risk', 'High Risk+', 'Non Payer'] as const;
export type RiskRating = (typeof riskRatings)[number];

/** The hue of a rating; `grey` is the default. */
export type RiskTone = 'green' | 'yellow' | 'orange' | 'red' | 'black' | 'grey';

const tones = {
  'Low Risk': 'green',
  'Medium Risk': 'yellow',
  'High Risk': 'orange',
  'High Risk+': 'red',
  'Non Payer': 'black',
} as const satisfies Record<RiskRating, RiskTone>;

const isRating = (rating: string): rating is RiskRating => Object.hasOwn(tones, rating);

/** The hue of a rating, grey for none and for what is not in the list. */
export function riskTone(rating: string | null | undefined): RiskTone {
  return rating && isRating(rating) ? tones[rating] : 'grey';
}

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

/** The heading of a report and the title of its print. */
export function reportTitle(name: string): string {
  return `Rent Payment Status Report for ${name} as at today`;
}
