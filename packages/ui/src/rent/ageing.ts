/** The ages of what is owed, youngest first: by the days since it fell due. */
export const ageingBuckets = [
  'Current',
  'Due 1-30 days',
  'Due 31-60 days',
  'Due 61-90 days',
  'Due 90+ days',
] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** What is owed in one currency, by age. */
export interface AgeingAmounts {
  /** The currency of all of its buckets, any code of ISO 4217. */
  currency: string;
  /** Decimal text such as '1250.00'; a negative amount is a credit. */
  buckets: Readonly<Record<AgeingBucket, string>>;
}
