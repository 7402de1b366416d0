/** Currencies on the wire and in labels; 'ZIG' is ISO 4217 ZWG. */
export const currencies = ['USD', 'ZIG'] as const;
export type Currency = (typeof currencies)[number];

export const ageingBuckets = [
  'Current',
  'Due 1-30 days',
  'Due 31-60 days',
  'Due 61-90 days',
  'Due 90+ days',
] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];
