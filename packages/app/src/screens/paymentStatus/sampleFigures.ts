import type { AgeingBucket } from '@rentsafe/domain/money';

/** What the overview shows until the backend supplies it: the screen tags it 'Sample data'. Amounts in US dollars. */
export const sampleOverview = {
  riskLevel: 'Low Risk',
  oldestCreditor: { name: 'Baobab Properties', outstandingSince: '2025-09-01' },
  creditGiven: {
    Current: 12_450,
    'Due 1-30 days': 4_820.5,
    'Due 31-60 days': 2_310,
    'Due 61-90 days': 980.25,
    'Due 90+ days': 1_640,
  },
  creditTaken: {
    Current: 6_200,
    'Due 1-30 days': 1_150,
    'Due 31-60 days': 0,
    'Due 61-90 days': 425.75,
    'Due 90+ days': 0,
  },
} as const satisfies {
  riskLevel: string;
  oldestCreditor: { name: string; outstandingSince: string };
  creditGiven: Record<AgeingBucket, number>;
  creditTaken: Record<AgeingBucket, number>;
};

export type Overview = typeof sampleOverview;
