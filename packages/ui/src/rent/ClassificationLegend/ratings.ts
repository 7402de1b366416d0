/** The hue of each rating, best first. */
export const hues = {
  'Low Risk': 'low',
  'Medium Risk': 'medium',
  'High Risk': 'high',
  'High Risk+': 'highPlus',
  'Non Payer': 'nonPayer',
} as const;

export type RiskRating = keyof typeof hues;

export const ratings = Object.keys(hues) as RiskRating[];

/** The rating that `text` names, or undefined: not rated. */
export const toRating = (text: string | null | undefined): RiskRating | undefined =>
  ratings.find((rating) => rating === text);
