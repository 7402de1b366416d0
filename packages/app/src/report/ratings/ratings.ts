import type { RiskRating } from '@rentsafe/domain/report';

/** What each rating says of the last twelve months of rent, best first. */
export const ratings: readonly { rating: RiskRating | null; meaning: string }[] = [
  { rating: 'Low Risk', meaning: 'Pays on time. Nothing is overdue.' },
  {
    rating: 'Medium Risk',
    meaning: 'Sometimes pays late, or a small amount is overdue past the grace period.',
  },
  {
    rating: 'High Risk',
    meaning:
      'A month was not paid within 30 days, several were paid in part, or rent is over 30 days overdue.',
  },
  {
    rating: 'High Risk+',
    meaning: 'Two months were not paid within 30 days, or rent is over 60 days overdue.',
  },
  {
    rating: 'Non Payer',
    meaning:
      "The last three months were not paid, a month's rent is over 90 days overdue, or a claim is open.",
  },
  { rating: null, meaning: 'There is not enough history to judge. It is neither good nor bad.' },
];
