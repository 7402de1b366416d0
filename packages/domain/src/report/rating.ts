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

/** The heading of a report and the title of its print. */
export function reportTitle(name: string): string {
  return `Rent Payment Status Report for ${name} as at today`;
}
